import { AppError, type ErrorParams } from '../../common/errors';

/**
 * A call that failed. `key` is a message of ours if the answer had one; `said` is the sentence that the server wrote in
 * the reader's language, for keys that this browser has no text for (a plugin's, another server's).
 */
export class CallError extends AppError {
  constructor(
    key: string,
    code: number,
    readonly said: string = '',
    facts: { params?: ErrorParams; data?: unknown; requestId?: string; cause?: unknown } = {},
  ) {
    super(key, code, facts.params ?? {}, { cause: facts.cause, data: facts.data });
    this.requestId = facts.requestId;
  }
  /** Names the call in the server's log: people can report it. */
  readonly requestId: string | undefined;
}

/** No response at all: network down, server unreachable, name not found. HTTP has no status for it. */
export const networkCode = 0;
