import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a sky-class site puts into its link. */
export interface SkyClassLink {
  readonly key: string;
  readonly usercode: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly nonce: string;
  /** HMAC-SHA256, hex. */
  readonly signature: string;
}

/** Seconds that a link may be good for. */
export const skyClassSeconds = 60;
const shortestSecret = 32;

/** The signature of a link: key, usercode, expires and nonce, joined by line feeds. */
export const signSkyClass = (link: Omit<SkyClassLink, 'signature'>, secret: string): string =>
  createHmac('sha256', secret).update([link.key, link.usercode, link.expires, link.nonce].join('\n')).digest('hex');

/** Whether a link was made by one of the sites and is good now. That it works once only is another matter. */
export function isGenuineLink(link: SkyClassLink, secrets: Readonly<Record<string, string>>, now: Date): boolean {
  const secret = Object.hasOwn(secrets, link.key) ? secrets[link.key]! : '';
  if (secret.length < shortestSecret) return false;
  const secondsLeft = link.expires - now.getTime() / 1000;
  if (secondsLeft <= 0 || secondsLeft > skyClassSeconds) return false;
  const expected = Buffer.from(signSkyClass(link, secret));
  const given = Buffer.from(link.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
