import { asSystem } from 'edutech/core/server/actor';
import type { Id } from 'edutech/core/common/ids';
import { type MessageWay, NotSent } from 'edutech/plugins/account/kit/server/message-way';
import { needed, numberOf } from '../aliyun/sms-way';
import { deleteFound, type MemberRow, selectMembers, upsertFound } from '../members/members.queries';
import type { AppKind, MessageParts } from '../message-services';
import { type Asked, presentService } from '../stored-services';
import { noteOf } from './work-app';

const actor = asSystem('a message to a work app is sent');
const always = new Date(0);

/** Who somebody is in the app: as an administrator has set it, else by the confirmed number, which is looked up. */
export async function findMember(
  { apps, database, phones }: MessageParts,
  service: Asked & { readonly kind: AppKind },
  personId: Id,
  signal?: AbortSignal,
): Promise<MemberRow & { readonly isKnown: boolean }> {
  const [known] = await database.read(actor, (db) => selectMembers(db, service, [personId]));
  if (known && known.number === null) return { ...known, isKnown: true };
  const number = await numberOf({ database, phones }, personId);
  if (!number) throw new NotSent('unreachable', 'no confirmed number');
  if (known?.number === number) return { ...known, isKnown: true };
  return { personId, memberId: await apps[service.kind].memberOf(service, number, signal), number, isKnown: false };
}

/**
 * Messages of a work app. Both apps drop what they have just shown to somebody, 企业微信 for four hours (it is asked to), 钉钉
 * for a day: after a doubt the same is sent again.
 */
export const appWay = (parts: MessageParts, kind: AppKind): MessageWay => {
  const { apps, database, held, phones } = parts;
  return {
    id: kind,
    title: `messages.way.${kind}`,
    missing: `messages.way.${kind}.missing`,
    get isOn() {
      return presentService(held, kind) !== null;
    },
    types: ['teacher', 'admin', 'cityAdmin', 'superAdmin'],
    restsAtNight: true,
    afterDoubt: 'repeat',
    reach: async (db, people) => {
      const service = presentService(held, kind);
      if (!service) return new Map();
      const set = (await selectMembers(db, service, people)).filter(({ number }) => number === null);
      const confirmed = [...((await phones[0]?.of(db, people)) ?? [])];
      return new Map([
        ...confirmed.map(([personId, { since }]) => [personId, since] as const),
        ...set.map(({ personId }) => [personId, always] as const),
      ]);
    },
    send: async ({ personId, title, link, at }, signal) => {
      const service = { ...needed(presentService(held, kind)), kind };
      const member = await findMember(parts, service, personId, signal);
      if (!member.isKnown) await database.write(actor, (db) => upsertFound(db, service, member));
      try {
        await apps[kind].send(service, member.memberId, { title, note: noteOf(at), link }, signal);
      } catch (error) {
        // the number may have another member by now: the next message looks again
        if (error instanceof NotSent && error.reason === 'unreachable')
          await database.write(actor, (db) => deleteFound(db, service, personId));
        throw error;
      }
    },
  };
};
