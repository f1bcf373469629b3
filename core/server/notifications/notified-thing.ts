import type { ErrorParams } from '../../common/errors';
import type { Id } from '../../common/ids';

/** A thing of a school that people are told about. */
export interface NotifiedThing {
  readonly schoolId: Id;
  /** Plugin that tells it. */
  readonly area: string;
  /** Names the thing within the plugin: telling somebody of it again replaces what was told before, and is unread anew. */
  readonly thread: string;
}

/** What is told, and to whom. */
export interface Told extends NotifiedThing {
  /** Whom, each with the page where it goes on: a class is one statement. */
  readonly people: readonly { readonly personId: Id; readonly path: string }[];
  /** Message key of the server's texts: each reads it in his language. */
  readonly key: string;
  readonly params: ErrorParams;
  /** When it is told: not before, where that lies ahead. */
  readonly at: Date;
}
