import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { LoginContext } from '../../common/addresses/landing';
import { token } from '../../common/token';
import type { SecondStep } from '../../common/security/second-step';
import type { Dialogs, LoginAsk } from '../services';

/** A question or a statement that waits for an answer. */
export interface AskedDialog {
  readonly kind: 'confirm' | 'alert';
  readonly text: string;
  readonly title?: string;
  readonly ok?: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  answer(isOk: boolean): void;
}

/** A login that was asked for. */
export interface AskedLogin {
  readonly context: LoginContext;
  readonly target?: string;
  /** The caller continues where it was: no landing. */
  readonly stay: boolean;
  readonly step?: SecondStep;
  answer(isSignedIn: boolean): void;
}

/** Help for the page that was asked for. */
export interface AskedHelp {
  readonly atKeys: boolean;
  close(): void;
}

/** The open dialogs, for the host that draws them. */
export interface DialogList {
  /** The first of those that wait; one at a time. */
  readonly asked: ReadonlySignal<AskedDialog | null>;
  readonly login: ReadonlySignal<AskedLogin | null>;
  readonly help: ReadonlySignal<AskedHelp | null>;
  /** Text of the full-screen loader; null: none. */
  readonly busyText: ReadonlySignal<string | null>;
}
export const DialogList = token<DialogList>('core.web.DialogList');

/** Queues questions to the person; answers are promises. */
export class DialogQueue implements Dialogs {
  readonly #waiting: AskedDialog[] = [];
  readonly #asked = signal<AskedDialog | null>(null);
  readonly #login = signal<AskedLogin | null>(null);
  readonly #help = signal<AskedHelp | null>(null);
  readonly #busy = signal<readonly symbol[]>([]);
  #loginPromise: Promise<boolean> | null = null;

  readonly list: DialogList;

  constructor() {
    const busyText = signal<string | null>(null);
    this.#busy.subscribe((works) => {
      busyText.value = works.at(-1)?.description ?? null;
    });
    this.list = { asked: this.#asked, login: this.#login, help: this.#help, busyText };
  }

  confirm(options: { text: string; title?: string; ok?: string; cancel?: string; danger?: boolean }): Promise<boolean> {
    return this.#ask('confirm', options);
  }

  async alert(options: { text: string; title?: string }): Promise<void> {
    await this.#ask('alert', options);
  }

  /** Asked for twice, it opens once: both get the same answer. */
  login(options: LoginAsk = {}): Promise<boolean> {
    this.#loginPromise ??= new Promise<boolean>((resolve) => {
      const answer = (isSignedIn: boolean) => {
        this.#login.value = null;
        this.#loginPromise = null;
        resolve(isSignedIn);
      };
      const context = options.context ?? (options.target === undefined ? 'plain' : 'target');
      this.#login.value = { context, target: options.target, stay: options.stay ?? false, step: options.step, answer };
    });
    return this.#loginPromise;
  }

  help(atKeys = false): void {
    const close = () => {
      this.#help.value = null;
    };
    this.#help.value = { atKeys, close };
  }

  busy(text: string): () => void {
    const work = Symbol(text);
    this.#busy.value = [...this.#busy.peek(), work];
    return () => {
      this.#busy.value = this.#busy.peek().filter((other) => other !== work);
    };
  }

  #ask(kind: AskedDialog['kind'], options: Omit<AskedDialog, 'kind' | 'answer'>): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (isOk: boolean) => {
        this.#waiting.shift();
        this.#asked.value = this.#waiting[0] ?? null;
        resolve(isOk);
      };
      this.#waiting.push({ ...options, kind, answer });
      this.#asked.value = this.#waiting[0] ?? null;
    });
  }
}
