import Type from 'typebox';
import { newId } from 'edutech/core/common/ids';
import { Id } from 'edutech/core/common/wire/kinds';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { AccountServices } from '../account-services';
import { deliverJob } from './chosen-ways';
import { insertDeliveries } from './deliveries.queries';

const Letter = Type.Object({
  schoolId: Id,
  area: Type.String(),
  thread: Type.String(),
  personId: Id,
  at: Type.Optional(Type.String()),
});

/** Mails of notifications that were waiting, some for weeks, when the platform was updated: they go the way of all messages. */
export const formerLetters = ({ clock, database, jobs }: AccountServices): JobDeclaration<typeof Letter> => ({
  name: 'account.mailNotification',
  payload: Letter,
  run: ({ personId, at, ...thing }, { actor }) =>
    database.write(actor, async (db) => {
      const now = clock.now();
      const one = { id: newId(now.getTime()), personId, way: 'mail' };
      if (at === undefined) return;
      for (const { id } of await insertDeliveries(db, { ...thing, at: new Date(at) }, [one], now))
        await jobs.add(db, deliverJob, { id });
    }),
});
