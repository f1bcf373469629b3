import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { MessageOptions, Messages, Tone } from '../services';
import { token } from '../../common/token';

/** How long a message stays by default. */
const usualMilliseconds = 3000;
const errorMilliseconds = 5000;
/** Texts at a time: more hide the page that they tell of. */
const mostShown = 3;

/** A text at the edge of the screen. */
export interface Toast extends MessageOptions {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  readonly milliseconds: number | 'stay';
}

/** The source of toasts, for the host that draws them. */
export interface ToastList {
  readonly toasts: ReadonlySignal<readonly Toast[]>;
  dismiss(id: number): void;
  /** Told the path of each page that is opened. */
  turnTo(page: string): void;
}
export const ToastList = token<ToastList>('core.web.ToastList');

/** Keeps the list of short texts; the host draws it and takes each away when its time is over. */
export class ToastMessages implements Messages, ToastList {
  readonly #toasts = signal<readonly Toast[]>([]);
  readonly toasts: ReadonlySignal<readonly Toast[]> = this.#toasts;
  #lastId = 0;
  #page: string | undefined;

  show(text: string, options: MessageOptions = {}): () => void {
    const tone = options.tone ?? 'info';
    const milliseconds = options.milliseconds ?? (tone === 'error' ? errorMilliseconds : usualMilliseconds);
    const toast: Toast = { ...options, text, tone, milliseconds, id: ++this.#lastId };
    // the same text twice is one text that begins its time again
    const others = this.#toasts.peek().filter((other) => !isSame(other, toast));
    // of many the oldest give way, unless somebody has to close them
    const room = others.length - mostShown + 1;
    this.#toasts.value = [...others.filter((one, at) => at >= room || one.milliseconds === 'stay'), toast];
    return () => this.dismiss(toast.id);
  }

  dismiss(id: number): void {
    this.#keep((toast) => toast.id !== id);
  }

  /** Another page is open: what the one before had to say goes with it, unless it can be undone or somebody must close it. */
  turnTo(page: string): void {
    const isAnother = this.#page !== undefined && this.#page !== page;
    this.#page = page;
    if (isAnother) this.#keep(({ undo, follows, milliseconds }) => undo || follows || milliseconds === 'stay');
  }

  #keep(stays: (toast: Toast) => unknown): void {
    this.#toasts.value = this.#toasts.peek().filter(stays);
  }
}

const isSame = (one: Toast, other: Toast) =>
  one.text === other.text && !one.undo && JSON.stringify(one.values ?? {}) === JSON.stringify(other.values ?? {});
