/** SilvaTable: the entry of the module. */
import { silva } from "./app.tsx";
import { widget } from "./entry.tsx";

export default widget(silva);
