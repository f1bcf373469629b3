/** A network address as people write it: an IPv4 address without the prefix that a socket for both kinds puts before it. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:/, '');
