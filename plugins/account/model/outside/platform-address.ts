import type { OutsidePlatform } from './outside-platform';

type Reach = Pick<OutsidePlatform, 'address' | 'origins'>;

/**
 * An address of a platform, or null when it leads elsewhere: its origin is that of the setting or one of `origins`, letter
 * by letter. A path is taken as one of the setting's origin. What carries a user name (`https://own@elsewhere`) is none.
 */
export function platformAddress({ address, origins }: Reach, text: string): URL | null {
  const own = new URL(address);
  // a browser passes over tabs and line ends, and takes a backslash for a slash: such an address is not what it seems
  if (/[\p{Cc}\\\s]/u.test(text) || !URL.canParse(text, own.origin)) return null;
  const url = new URL(text, own.origin);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const isOwn = [own.origin, ...origins.map((origin) => new URL(origin).origin)].includes(url.origin);
  return isOwn ? url : null;
}
