/** Referee: the entry of the module. */
import { widget } from "./entry.tsx";
import { referee } from "./referee_table.tsx";

export default widget(referee);
