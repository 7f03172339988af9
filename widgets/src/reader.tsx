/** BilingualReader: the entry of the module. */
import { desk } from "./desk_entry.tsx";
import { Reader } from "./reader_app.tsx";

export default desk(Reader);
