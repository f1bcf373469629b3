import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api/cards';
import type { CardParts } from './cards.jobs';

const system = asSystem('an administrator ends lost account cards');
/** For how long a revocation may be taken back. Milliseconds. */
const undoMilliseconds = 600_000;

/** Cards end when they are lost, and come back when that was a mistake; of people whom one administers only. */
export const revokingHandlers = (parts: CardParts): Pick<Handlers<typeof api>, 'revokeCards' | 'restoreCards'> => ({
  revokeCards: async ({ actor, input, now }) => {
    const personIds = await parts.database.write(system, async (db) => {
      const schools = await requireAll(parts, db, actor, input.personIds);
      const ended = await parts.cards.revoke(db, input.personIds, now);
      for (const id of ended) {
        // whoever has found the card may be signed in by it
        await parts.sessions.endAllOf(db, id);
        await record(parts, db, actor, { act: 'cards.revoke', objectId: id, schoolId: schools.get(id) });
      }
      return ended;
    });
    return { personIds: [...personIds], revokedAt: now.toISOString() };
  },

  restoreCards: async ({ actor, input, now }) => {
    const revokedAt = new Date(input.revokedAt);
    if (now.getTime() - revokedAt.getTime() > undoMilliseconds)
      throw new AppError('organisation.cards.error.tooLate', wireCodes.gone);
    const personIds = await parts.database.write(system, async (db) => {
      const schools = await requireAll(parts, db, actor, input.personIds);
      const restored = await parts.cards.restore(db, input.personIds, revokedAt);
      for (const id of restored)
        await record(parts, db, actor, { act: 'cards.restore', objectId: id, schoolId: schools.get(id) });
      return restored;
    });
    return { personIds: [...personIds] };
  },
});

/** The schools of their active posts: in whose log it stands. */
async function requireAll({ overPeople, rosters }: CardParts, db: Db, actor: SignedIn, ids: readonly Id[]) {
  await rosters.hold(db, { personIds: ids });
  const schools = new Map<Id, Id | null>();
  for (const id of ids) {
    const person = await overPeople.require(db, actor, id, 'organisation_admin.people', { evenFrozen: true });
    schools.set(id, person.schoolId);
  }
  return schools;
}

interface Recorded {
  readonly act: 'cards.revoke' | 'cards.restore';
  readonly objectId: Id;
  readonly schoolId: Id | null | undefined;
}

const record = ({ audit }: CardParts, db: Db, actor: SignedIn, { schoolId, ...about }: Recorded) =>
  audit.record(db, actor, { ...about, objectKind: 'person', ...(schoolId && { schoolId }) });
