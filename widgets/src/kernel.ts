/** The wire: state in, moves out, and whether anybody answers at the other end. */
import type { Lang } from "./state.ts";

/** The part of anywidget's model that we use. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  send(content: unknown): void;
  on(event: string, callback: (...args: never[]) => void): void;
  off(event: string, callback: (...args: never[]) => void): void;
  /** Makes views of other widgets, where the host has one. */
  widget_manager?: Manager;
}

export interface Manager {
  get_model(id: string): Promise<unknown>;
  create_view(model: unknown): Promise<{ el: HTMLElement; remove?: () => void }>;
}

export type Ask =
  | { do: "hello" }
  | { do: "move"; text: string; version: number }
  | { do: "view"; viewer: string }
  | { do: "branch"; at: number }
  | { do: "return" }
  | { do: "restart" }
  | { do: "example"; clause: string }
  | { do: "quiz"; winner: string; colors: string[] }
  | { do: "quiz"; go: true }
  | { do: "answer"; given: Record<string, string[]>; version: number }
  | { do: "another" | "stop" | "next" | "again" | "take_back" }
  | { do: "solve" | "turning" | "advice"; at: number }
  | { do: "decide"; id: string; to: "open" | "accepted" | "dismissed"; reason: string }
  | { do: "save" }
  | { do: "show"; clause: string; scene: string }
  | { do: "show"; id: string }
  | { do: "clear" }
  | { do: "export"; format: string }
  | { do: "know"; seat: string | null }
  | { do: "explore"; bot: string | null }
  | { do: "lesson"; step: "next" | "hint" | "again" | "solution" };

/** How long an answer may take before we say that no kernel is there, in milliseconds. */
export const PATIENCE = 3000;

type Listener = () => void;

/** Sends requests and watches for answers; an answer is a new state or the kernel's `{"ack": …}`. */
export class Kernel {
  /** `unknown` until the first answer; `gone` after a silence; a late answer brings it back. */
  life: "unknown" | "here" | "gone" = "unknown";
  waiting = false;
  /** Whether something was asked for that nobody answered. */
  unheard = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<Listener>();

  constructor(readonly model: Model, signal?: AbortSignal) {
    model.on("change:_state", this.answered);
    model.on("msg:custom", this.heard);
    signal?.addEventListener("abort", () => this.stop());
    this.post({ do: "hello" });
    this.expect(() => undefined);
  }

  /** The kernel is told the language, but nothing waits for it. */
  speak(lang: Lang): void {
    this.put("lang", lang);
  }

  /** The large layout, for a room. */
  enlarge(stage: boolean): void {
    this.put("stage", stage);
  }

  /** Changes a trait that the kernel only needs to know of. */
  private put(name: string, value: unknown): void {
    this.model.set(name, value);
    this.model.save_changes();
  }

  /** A trait: what the kernel sends once, or whenever it changes. */
  extra(name: string): unknown {
    return this.model.get(name);
  }

  ask(content: Ask): void {
    if (this.waiting) return; // a doubled click asks once
    this.waiting = true;
    this.unheard = !this.post(content) || this.life === "gone";
    this.tell();
    this.expect(() => { this.unheard = true; });
  }

  watch(name: string, callback: Listener): () => void {
    this.model.on(`change:${name}`, callback);
    return () => this.model.off(`change:${name}`, callback);
  }

  listen(callback: Listener): () => void {
    this.listeners.add(callback);
    return () => this.listeners.delete(callback);
  }

  /** False where the comm is known to be closed: that throws in some hosts and is silent in others. */
  private post(content: Ask): boolean {
    try {
      this.model.send(content);
      return true;
    } catch {
      return false;
    }
  }

  private readonly heard = (message: { ack?: unknown } | undefined): void => {
    if (message && "ack" in message) this.answered();
  };

  private readonly answered = (): void => {
    clearTimeout(this.timer);
    this.waiting = this.unheard = false;
    this.life = "here";
    this.tell();
  };

  private expect(late: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.waiting = false;
      this.life = "gone";
      late();
      this.tell();
    }, PATIENCE);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.model.off("change:_state", this.answered);
    this.model.off("msg:custom", this.heard);
    this.listeners.clear();
  }
}
