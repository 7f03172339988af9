/** Glossary: the entry of the module. */
import { desk } from "./desk_entry.tsx";
import { GlossaryApp } from "./glossary_app.tsx";

export default desk(GlossaryApp);
