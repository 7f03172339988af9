/** TrickTable: the entry of the module. */
import { widget } from "./entry.tsx";
import { guardians } from "./trick_app.tsx";

export default widget(guardians);
