import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Addresses that lead to this machine itself, or to what only machines of a provider may ask (metadata, with the keys of the
 * machine). Networks of an organisation are none: a city's own services stand there.
 */
const inward = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const)
  inward.addSubnet(network, bits, 'ipv4');
inward.addAddress('100.100.100.200', 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fe80::', 10],
] as const)
  inward.addSubnet(network, bits, 'ipv6');
inward.addAddress('fd00:ec2::254', 'ipv6');

/** Thrown where an address that was set in a browser leads inward. */
export class InwardAddress extends Error {
  readonly code = 'EINWARD';
  constructor(host: string) {
    super(`${host} leads to this machine itself`);
  }
}

/** Whether an address (no name) leads to this machine or to metadata; IPv4 inside IPv6 as well. */
export function isInward(address: string): boolean {
  const [plain = ''] = address.split('%');
  return inward.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/**
 * The address of a host, to connect to. A name is looked up here once, and refused if any of what it stands for leads inward:
 * nothing is asked twice, so nothing can change in between.
 */
export async function outwardAddress(host: string): Promise<string> {
  const found = isIP(host) === 0 ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];
  const [first] = found;
  if (first === undefined || found.some(isInward)) throw new InwardAddress(host);
  return first;
}
