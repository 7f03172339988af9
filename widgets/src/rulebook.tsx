/** Rulebook: the entry of the module. */
import { desk } from "./desk_entry.tsx";
import { RulebookApp } from "./rulebook_app.tsx";

export default desk(RulebookApp);
