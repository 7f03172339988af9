/** A table on a page of jsdom, with a model that stands for the kernel. */
import { render as mount } from "preact";
import { act } from "preact/test-utils";
import table from "../src/table.tsx";
import type { Ask } from "../src/kernel.ts";
import type { Lang, Words } from "../src/state.ts";
import { state as someState, words } from "./states.ts";

/** A half-width colon or bracket beside a character that is full-width. */
export const HALF_WIDTH = /[\u3001-\u9fff] ?[:;()]|[:;()] ?[\u3001-\u9fff]/;

type Callback = (...args: never[]) => void;

export class FakeModel {
  readonly sent: Ask[] = [];
  private readonly values: Record<string, unknown>;
  private readonly callbacks = new Map<string, Set<Callback>>();

  constructor(state: unknown, lang: Lang, carried: Words, extra: Record<string, unknown> = {}) {
    this.values = { _state: state, _words: carried, lang, stage: false, ...extra };
  }

  get = (name: string): unknown => this.values[name];
  save_changes = (): void => undefined;
  send = (content: unknown): void => { this.sent.push(content as Ask); };
  on = (event: string, callback: Callback): void => {
    const set = this.callbacks.get(event) ?? new Set();
    this.callbacks.set(event, set.add(callback));
  };
  off = (event: string, callback: Callback): void => { this.callbacks.get(event)?.delete(callback); };
  set = (name: string, value: unknown): void => {
    this.values[name] = value;
    this.emit(`change:${name}`);
  };
  emit(event: string, message?: unknown): void {
    for (const callback of this.callbacks.get(event) ?? []) (callback as (message: unknown) => void)(message);
  }
  /** What was asked for after the greeting. */
  get asked(): Ask[] {
    return this.sent.filter((ask) => ask.do !== "hello");
  }
}

export class Screen {
  readonly el = document.body.appendChild(document.createElement("div"));
  readonly model: FakeModel;
  private readonly end: () => void;

  constructor(state: unknown = someState(), lang: Lang = "en", widget: Pick<typeof table, "render"> = table, carried: Words = words(), extra: Record<string, unknown> = {}) {
    this.model = new FakeModel(state, lang, carried, extra);
    let end: () => void = () => undefined;
    act(() => { end = widget.render({ model: this.model, el: this.el }); });
    this.end = end;
  }

  /** The kernel says that it is there, or sends a new state. */
  answer(state?: unknown): void {
    act(() => { if (state) this.model.set("_state", state); else this.model.emit("msg:custom", { ack: 1 }); });
  }

  /** Every text that is shown, and every name that is heard. */
  get told(): string[] {
    const heard = this.all("[aria-label], [title]").flatMap((one) => [one.getAttribute("aria-label"), one.title]);
    return [...heard, ...this.all("*").filter((one) => !one.children.length).map((one) => one.textContent)].filter((text): text is string => !!text);
  }

  all(selector: string): HTMLElement[] {
    return [...this.el.querySelectorAll<HTMLElement>(selector)];
  }

  get(selector: string): HTMLElement {
    const found = this.el.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing on the screen matches ${selector}`);
    return found;
  }

  button(text: string): HTMLElement {
    const found = this.all("button").find((one) => one.textContent?.trim() === text || one.getAttribute("aria-label") === text);
    if (!found) throw new Error(`no button ${text}; there are ${this.all("button").map((one) => one.textContent).join(", ")}`);
    return found;
  }

  click(target: HTMLElement): void {
    act(() => { target.focus(); target.click(); });
  }

  press(key: string): void {
    const target = document.activeElement ?? this.el;
    act(() => { target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })); });
  }

  card(level: number): HTMLElement {
    const found = this.all(".silva-pick-card").find((one) => one.querySelector(".silva-num")?.textContent === String(level));
    if (!found) throw new Error(`card ${level} cannot be chosen`);
    return found;
  }

  get announced(): string {
    return this.get("[role=status]").textContent ?? "";
  }

  close(): void {
    act(() => { this.end(); });
    mount(null, this.el);
    this.el.remove();
  }
}
