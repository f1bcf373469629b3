import type { ErrorParams } from '../../common/errors';
import type { Id } from '../../common/ids';

/** A thing of a school that people are notified about. */
export interface NotifiedThing {
  readonly schoolId: Id;
  /** The plugin that sends it. */
  readonly area: string;
  /** Identifies the thing within the plugin: a newer notification replaces the older one, and is unread again. */
  readonly thread: string;
}

/** The notification and its recipients. */
export interface NewNotification extends NotifiedThing {
  /** The recipients, each with the page to open: a class is one statement. */
  readonly people: readonly { readonly personId: Id; readonly path: string }[];
  /** Message key of the server's texts: each reads it in his language. */
  readonly key: string;
  readonly params: ErrorParams;
  /** When it appears: not before, if that is in the future. */
  readonly at: Date;
}
