/** KodamaTree: the entry of the module. */
import { widget } from "./entry.tsx";
import { kodama } from "./kodama_app.tsx";

export default widget(kodama);
