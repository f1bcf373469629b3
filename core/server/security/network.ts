import { isIPv6 } from 'node:net';

/** What a caller's connection and headers say of where it comes from. */
interface Arrived {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const forwarding = ['forwarded', 'x-forwarded-for', 'via'] as const;

/** True for a caller on this machine, by its connection: headers can name anything. A proxy here speaks for others, and says so. */
export const isFromHere = ({ socket, headers }: Arrived): boolean =>
  isLoopback(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined);

/** True for an address, or the name, that only this machine reaches. */
export const isLoopback = (address: string): boolean => /^(localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(address);

/** An IPv4 address from a socket of both families (`::ffff:10.0.0.7`), as people write and search it. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** An IPv6 subscriber has a network of addresses (/64) to choose from: the network is what counts. */
export function networkOf(address: string): string {
  if (address.includes('.') || !isIPv6(address)) return plainAddress(address);
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end]
    : start;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
