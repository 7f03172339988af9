/** Compared: the entry of the module. */
import { ComparedApp } from "./compared_app.tsx";
import { desk } from "./desk_entry.tsx";

export default desk(ComparedApp);
