import type { ReadonlySignal } from '@preact/signals-react';
import type { UploadGroup } from '../../common/files/uploads';
import type { Id } from '../../common/ids';
import { token } from '../../common/token';

/** The state of an upload. `lost`: begun before the browser was closed, and the file must be chosen again. */
export type SendingState = 'waiting' | 'sending' | 'paused' | 'lost' | 'taking' | 'ready' | 'failed';

/** One file on its way. */
export interface Sending {
  /** In this tab. */
  readonly key: string;
  /** What it is for: the page that began it finds its own again. */
  readonly area: string;
  readonly group: UploadGroup;
  readonly name: string;
  /** Folders above it, as it was chosen: `第一单元/课件`; empty for a file by itself. */
  readonly folder: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: SendingState;
  /** Bytes a second over the last ten; null while unknown. */
  readonly speed: number | null;
  /** Absent until it is announced. */
  readonly uploadId?: Id;
  /** Names the file once it is `ready`. */
  readonly fileId?: Id;
  /** Why it failed, or why it waits: an AppError. */
  readonly error?: unknown;
  /** Whether this device keeps it until it has arrived. */
  readonly isKept?: boolean;
}

/** A file to be sent, and the folders above it. */
export interface ChosenFile {
  readonly file: File;
  readonly folder: string;
  /** Its key in the queue, where the page wants to know it again; default: a new one. */
  readonly key?: string;
  /** This device keeps it until it has arrived: the tab may be closed without a question. */
  readonly isKept?: boolean;
}

/**
 * Files on their way to the server, two at a time. They go on while one moves from page to page, and after a broken line, a
 * restarted server or a closed browser they go on where they stopped.
 */
export interface Uploads {
  readonly queue: ReadonlySignal<readonly Sending[]>;
  /** Begins to send; a refused file is in the queue with its reason. */
  add(files: readonly ChosenFile[], to: { readonly area: string; readonly group: UploadGroup }): void;
  pause(key: string): void;
  /** Continues after a pause or a failure. */
  resume(key: string): void;
  /** Gives it up, on the server too; one that is ready only leaves the queue, unless its file is not wanted either. */
  remove(key: string, isUnwanted?: boolean): void;
  /** Shows what this person left unfinished, or unused, in an earlier visit or another browser. Rejects with AppError. */
  takeUp(area: string): Promise<void>;
  /** Continues a lost one; returns whether this is the same file. */
  giveAgain(key: string, file: File): Promise<boolean>;
}
export const Uploads = token<Uploads>('core.web.Uploads');
