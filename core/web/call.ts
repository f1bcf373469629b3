import type { Endpoint, InputOf, OutputOf } from '../common/endpoint';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Bodies of a multipart endpoint, by field. */
  readonly files?: Readonly<Record<string, File>>;
  /** 0 to 1 while sending. */
  readonly onProgress?: (share: number) => void;
  /** Says nothing to the person when it fails: the caller shows the error itself. */
  readonly quiet?: boolean;
  /** Leaves out `category`, `roleId` and `roleType` (portal.md section 7: "roleType unless disabled"). */
  readonly withoutRole?: boolean;
  /** Continues when the page is left at this moment; for small bodies (64 kB), by POST. */
  readonly keepalive?: boolean;
  /** Does not open the login dialog when nobody is signed in (464): the caller takes it for an answer. */
  readonly withoutSignIn?: boolean;
  /** Media type of another form that a raw endpoint has; use {@link bytesOf}. */
  readonly accept?: string;
}

/** Calls an endpoint and returns its `data`; rejects with AppError, whose texts come from the error catalogue. */
export type Calls = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/** What a raw endpoint answers in another form than JSON (an Arrow table), as bytes. Rejects with AppError like any call. */
export const bytesOf = <E extends Endpoint>(
  call: Calls,
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions & { readonly accept: string },
): Promise<Uint8Array> => call(endpoint, input, options) as Promise<unknown> as Promise<Uint8Array>;

/** The same calls, saying nothing when they fail: for loaders, whose error boundary speaks. */
export const quietly =
  (call: Calls): Calls =>
  (endpoint, input, options) =>
    call(endpoint, input, { ...options, quiet: true });
