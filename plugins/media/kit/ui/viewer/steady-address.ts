import { useState } from 'react';

/** The part of an address that names its file; the rest is the right to open it. */
const placeOf = (address: string) => address.split('?', 1)[0];

/** Whether an address opens for a minute only; public ones always do. */
export const hasTicket = (address: string): boolean => address.includes('?');

/** Whether two addresses lead to the same file, with tickets of their own. */
export const leadToSame = (one: string, other: string): boolean => placeOf(one) === placeOf(other);

/**
 * The address with which a viewer has opened a file. A page that is loaded again (a remark was written, something was
 * rated) has new tickets, and another address would restart the film or open the document at its first page: the first
 * one stays, until `lose` says that it no longer opens.
 */
export function useSteadyAddress(address: string): readonly [address: string, lose: () => void] {
  const [shown, show] = useState(address);
  const [lost, setLost] = useState<string | null>(null);
  const stays = shown !== lost && leadToSame(shown, address);
  if (!stays && shown !== address) show(address);
  const steady = stays ? shown : address;
  return [steady, () => setLost(steady)];
}
