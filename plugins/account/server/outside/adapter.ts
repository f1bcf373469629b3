import type { Fields } from './signing';
import type { PlatformLogin } from './platform-login';

/** How people get into a platform. */
export interface OutsideAdapter {
  readonly takesTicket: boolean;
  /** Where the browser is to be sent. Throws the refusals of ./refusals.ts. */
  lead(crossing: PlatformLogin): Promise<URL>;
}

/** An address with these in its query. */
export function withFields(address: URL | string, fields: Fields): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url;
}
