/** Quiz: the entry of the module. */
import { desk } from "./desk_entry.tsx";
import { QuizApp } from "./quiz_app.tsx";

export default desk(QuizApp);
