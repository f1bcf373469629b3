import type { Endpoint } from '../../common/endpoint';
import type { Envelope } from '../../common/wire/envelope';
import type { CallOptions } from '../call';

/** What a browser knows of an endpoint: schemas stay on the server. */
export type CalledEndpoint = Pick<
  Endpoint,
  'method' | 'root' | 'path' | 'alsoAt' | 'sealed' | 'multipart' | 'specified'
>;

/** One call on its way: each step fills in its part. */
export interface Exchange {
  readonly endpoint: CalledEndpoint;
  readonly options: CallOptions;
  /** Path behind the root, its `:name` parts filled in. */
  readonly path: string;
  /** The address of the call. */
  url: string;
  headers: Record<string, string>;
  /** What travels in the query (GET) or in the body (POST). */
  parameters: Record<string, unknown>;
  /** The response as text: it may be anything. */
  answer: { readonly status: number; readonly text: string } | null;
  envelope: Partial<Envelope> | null;
}

/** A step changes the exchange, or throws AppError. */
export type Step = (exchange: Exchange) => Promise<void> | void;
