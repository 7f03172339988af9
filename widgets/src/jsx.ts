/** What JSX becomes in the bundles: `h` is shorter there than the automatic runtime, by 2 kB a widget. */
export { Fragment, h } from "preact";
