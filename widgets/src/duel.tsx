/** DuelTable: the entry of the module. */
import { duel } from "./duel_app.tsx";
import { widget } from "./entry.tsx";

export default widget(duel);
