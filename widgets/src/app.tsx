/** SILVA on the screen: which parts fill the frame that all tables share. */
import { ResultBanner } from "./centre.tsx";
import type { Draft } from "./choice.ts";
import { KnowPanel } from "./knowing.tsx";
import { Felt, legalCards } from "./play.tsx";
import { Prompt } from "./prompt.tsx";
import type { GameUi } from "./shell.tsx";
import type { View } from "./silva.ts";

export const silva: GameUi<View, Draft> = { Felt, Result: ResultBanner, Prompt, Below: KnowPanel, would: legalCards };
