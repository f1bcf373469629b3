import type { Endpoint, InputOf, OutputOf } from '../../common/endpoint';
import type { Id } from '../../common/ids';
import { token } from '../../common/token';
import type { CallOptions } from '../call';

/** The response of a call: new, or the last one stored on this device. */
export interface Heard<Data> {
  readonly data: Data;
  /** Milliseconds of this device's clock. */
  readonly at: number;
  /** A stored response: the server cannot be reached. */
  readonly isKept: boolean;
}

/**
 * Calls an endpoint and, if the server cannot be reached, returns the last stored response. For endpoints marked
 * `offline`.
 */
export type KeptCalls = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<Heard<OutputOf<E>>>;

/** Where the bytes of a file are: its id, and an address that the server has given for a while. */
export interface FileToKeep {
  readonly fileId: Id;
  readonly address: string;
  readonly bytes: number;
}

/**
 * What a person's own device keeps, so that pages marked `offline` open again without a network. At a shared computer nothing
 * is kept, and signing out forgets everything.
 */
export interface Offline {
  readonly call: KeptCalls;
  /** Replaces the stored response by what the page knows now: the next visit without a network opens it. */
  keep<E extends Endpoint>(endpoint: E, input: InputOf<E>, data: OutputOf<E>): void;
  /** Lays files on the device; answers addresses that stay good as long as the page. A file that cannot be had is left out. */
  files(files: readonly FileToKeep[]): Promise<Readonly<Record<Id, string>>>;
  /** Has a page kept as a whole: its document, scripts, texts, styles and fonts. */
  keepPage(path: string): void;
  /** Deletes everything that is stored here, whoever owns it. */
  forget(): Promise<void>;
}
export const Offline = token<Offline>('core.web.Offline');

/** The same calls, saying nothing when they fail: for loaders, whose error boundary speaks. */
export const quietlyKept =
  (offline: Pick<Offline, 'call'>): KeptCalls =>
  (endpoint, input, options) =>
    offline.call(endpoint, input, { ...options, quiet: true });
