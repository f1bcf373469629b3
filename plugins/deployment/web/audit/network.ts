/** The network of an address: `10.20.4.*`; of one of version 6 its first four groups. */
export function networkOf(address: string): string {
  const parts = address.replace(/^::ffff:(?=\d+\.)/, '').split('.');
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.*`;
  const groups = address.split(':');
  return groups.length > 4 && !address.startsWith(':') ? `${groups.slice(0, 4).join(':')}:*` : address;
}
