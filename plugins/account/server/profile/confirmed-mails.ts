import { asSystem } from 'edutech/core/server/actor';
import type { ConfirmedMails } from '../../api/profile';
import type { AccountServices } from '../account-services';
import { selectAddresses } from './mail.queries';

const system = asSystem('a mail is written to people by the addresses that they have confirmed');

export const confirmedMails = ({ database }: Pick<AccountServices, 'database'>): ConfirmedMails => ({
  of: async (people) => {
    const rows = await database.read(system, (db) => selectAddresses(db, people));
    return new Map(rows.map(({ personId, address }) => [personId, address]));
  },
});
