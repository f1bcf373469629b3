import type { Fields } from './signing';
import type { OutsidePlatform } from '../../model/outside/outside-platform';

/** One person on the way to one platform. */
export interface Crossing {
  readonly platform: OutsidePlatform;
  /** What the platform is told of the person. */
  readonly userid: string;
  /** Page there that was asked for, already found to be the platform's own. */
  readonly address: URL | null;
  /** The server's time. */
  readonly now: Date;
  /** A one-use ticket of ours, for adapters that take one. */
  readonly ticket: string | null;
}

/** How people get into a platform. */
export interface OutsideAdapter {
  readonly takesTicket: boolean;
  /** Where the browser is to be sent. Throws the refusals of ./refusals.ts. */
  lead(crossing: Crossing): Promise<URL>;
}

/** An address with these in its query. */
export function withFields(address: URL | string, fields: Fields): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url;
}
