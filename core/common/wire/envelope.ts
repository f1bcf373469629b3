import { wireCodes } from '../errors';

/** Every response on the wire. `token` is there when the server renews it. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T;
  token?: string;
}

/** The `data` of an error. */
export interface ErrorData {
  /** Message key, for a text in the reader's language. */
  key: string;
  requestId: string;
  params?: Readonly<Record<string, string | number>>;
  detail?: unknown;
}

/** Whether an answer is a success. */
export const isSuccess = (envelope: { code: number }) => envelope.code === wireCodes.success;
