import type { OutsidePlatform } from '../../model/outside/outside-platform';
import { type OutsideAdapter, withFields } from './adapter';
import { askForAddress } from './oauth';
import { signedFields } from './signing';

/** Each protocol, by its name in the settings. */
export const adapters: Readonly<Record<OutsidePlatform['protocol'], OutsideAdapter>> = {
  /** Educational resources: our server tells theirs who comes, and receives the address for the browser. */
  oauth: { takesTicket: false, lead: askForAddress },

  /** A subject platform: the browser brings signed fields, and the target page. */
  signed: {
    takesTicket: false,
    lead: async (crossing) => withFields(crossing.platform.address, await signedFields(crossing)),
  },

  /** The province: the browser brings a ticket of 60 s, which the platform's server exchanges with ours for the person. */
  ticket: {
    takesTicket: true,
    lead: async ({ platform, address, ticket }) =>
      withFields(platform.address, { ...(address && { address: address.href }), token: ticket ?? '' }),
  },
};

/** What the platform's server names when it exchanges a ticket (`exchangeTicket` of core/common/api/session.ts). */
export const ticketPurpose = ({ id }: Pick<OutsidePlatform, 'id'>): string => `platform-${id}`;
