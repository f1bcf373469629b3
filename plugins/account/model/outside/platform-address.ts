import type { OutsidePlatform } from './outside-platform';

type Reach = Pick<OutsidePlatform, 'address' | 'origins'>;

/**
 * An address of a platform, or null if it is foreign: its origin must be that of the setting or one of `origins`, letter
 * by letter. A path is resolved against the setting's origin. Addresses with a user name (`https://own@elsewhere`) are refused.
 */
export function platformAddress({ address, origins }: Reach, text: string): URL | null {
  const own = new URL(address);
  // browsers ignore tabs and line ends, and read a backslash as a slash: such an address is not what it seems
  if (/[\p{Cc}\\\s]/u.test(text) || !URL.canParse(text, own.origin)) return null;
  const url = new URL(text, own.origin);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const isOwn = [own.origin, ...origins.map((origin) => new URL(origin).origin)].includes(url.origin);
  return isOwn ? url : null;
}
