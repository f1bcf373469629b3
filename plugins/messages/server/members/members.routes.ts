import { notFound } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/members';
import type { MessageParts } from '../message-services';
import { presentService } from '../stored-services';
import { deleteMember, selectMembers, upsertSet } from './members.queries';

const system = asSystem('an administrator looks after member ids of work apps');
const permission = 'organisation_admin.people';
const kinds = ['wecom', 'dingtalk'] as const;

/** Messages to a person go to whom the id names: only who administers that person sets it. */
export const memberHandlers = ({ audit, database, held, overPeople }: MessageParts): Handlers<typeof api> => ({
  readMembers: ({ actor, input }) =>
    database.read(system, async (db) => {
      await overPeople.require(db, actor, input.person, permission);
      const found: api.Member[] = [];
      for (const app of kinds) {
        const service = presentService(held, app);
        if (!service) continue;
        const [member] = await selectMembers(db, service, [input.person]);
        found.push({ app, memberId: member?.number === null ? member.memberId : '' });
      }
      return found;
    }),
  setMember: async ({ db, actor, client, input: { person, app, memberId } }) => {
    const service = presentService(held, app);
    if (!service) throw notFound('messages.member.off');
    const { schoolId } = await db.as(system, async (part) => {
      const under = await overPeople.require(part, actor, person, permission);
      await (memberId === '' ? deleteMember(part, service, person) : upsertSet(part, service, person, memberId));
      return under;
    });
    await audit.record(db, actor, {
      act: 'messages.setMember',
      objectKind: 'person',
      objectId: person,
      schoolId,
      address: client.address,
      facts: { member: `${app} ${memberId}` },
    });
    return null;
  },
});
