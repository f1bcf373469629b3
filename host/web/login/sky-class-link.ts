/** What a sky-class site puts into its signed link to us: `/login?key=…&usercode=…&expires=…&nonce=…&signature=…`. */
export interface SkyClassLink {
  readonly key: string;
  readonly usercode: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly nonce: string;
  readonly signature: string;
}

/** The link's parts in a query, or null when it is none. */
export function skyClassLink(search: string): SkyClassLink | null {
  const query = new URLSearchParams(search);
  const part = (name: string) => query.get(name) ?? '';
  const link = { key: part('key'), usercode: part('usercode'), nonce: part('nonce'), signature: part('signature') };
  const expires = Number(part('expires'));
  const isWhole = Object.values(link).every((value) => value !== '') && Number.isInteger(expires) && expires > 0;
  return isWhole ? { ...link, expires } : null;
}
