import { forbidden, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { cityDay, isDay } from 'edutech/core/common/time/city-time';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import { asSystem } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handlers } from 'edutech/core/server/call';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/contact';
import { area } from '../../model/messages';
import { routes } from '../../routes';
import { countContactClasses, isOfWholeSchool, selectContactClasses } from '../binding/contact.queries';
import { insertMessage, selectCounted, selectReached, withdrawMessage } from './notices.queries';

const system = asSystem('a school notifies guardians');

interface Parts {
  readonly audit: Audit;
  readonly notifications: Notifications;
}

type WritingHandlers = Pick<Handlers<typeof api>, 'contactMessages' | 'publishMessage' | 'withdrawMessage'>;

export const writingHandlers = ({ audit, notifications }: Parts): WritingHandlers => ({
  contactMessages: async ({ db, actor, now }) => {
    if (!actor.schoolId) return [];
    const isSchools = isOfWholeSchool(actor);
    const own = isSchools ? undefined : await selectContactClasses(db, actor, await currentTermId(db, now));
    const rows = await selectCounted(
      db,
      actor.schoolId,
      own?.map(({ id }) => id),
    );
    return rows.map(({ schoolId: _, classIds: _ids, authorId, classes, ...row }) => ({
      ...row,
      classes: [...classes],
      isOwn: isSchools || authorId === actor.personId,
    }));
  },

  publishMessage: async ({ db, actor, input, now }) => {
    const { schoolId } = actor;
    if (!schoolId) throw forbidden('guardian.error.schoolOnly');
    const { messageId: id = newId(now.getTime()), kind, title, body, otherwise, until, classIds } = input;
    if (until !== '' && (!isDay(until) || until < cityDay(now))) throw wrongField('until', 'guardian.error.untilPast');
    if (kind === 'consent' && until === '') throw wrongField('until', 'guardian.error.untilMissing');
    if (kind === 'consent' && otherwise.trim() === '') throw wrongField('otherwise', 'guardian.error.otherwiseMissing');
    const termId = await currentTermId(db, now);
    if ((await countContactClasses(db, actor, classIds, termId)) < new Set(classIds).size)
      throw notFound('core.organisation.noClass');
    const row = { schoolId, id, kind, title: title.trim(), body: body.trim(), otherwise: otherwise.trim() };
    const message = { ...row, until: until || null, authorId: actor.personId, publishedAt: now };
    if (!(await insertMessage(db, message, classIds))) return { id };
    const facts = { kind, classes: classIds.length };
    await audit.record(db, actor, {
      act: 'guardian.publish',
      objectKind: 'guardianMessage',
      objectId: id,
      schoolId,
      facts,
    });
    const reached = await db.as(system, (all) => selectReached(all, schoolId, classIds, termId));
    const people = reached.map(({ guardianId, studentId }) => ({
      personId: guardianId,
      path: routes.notices.to({ child: studentId }),
    }));
    const key = `guardian.notification.${kind}`;
    await notifications.notify(db, { schoolId, area, thread: id, people, key, params: { title }, at: now }, now);
    return { id };
  },

  withdrawMessage: async ({ db, actor, input, now }) => {
    const { schoolId } = actor;
    if (!schoolId) throw forbidden('guardian.error.schoolOnly');
    const author = isOfWholeSchool(actor) ? null : actor.personId;
    if ((await withdrawMessage(db, schoolId, input.messageId, author, now)) === 0)
      throw notFound('guardian.error.noMessage');
    const about = { objectKind: 'guardianMessage', objectId: input.messageId, schoolId };
    await audit.record(db, actor, { act: 'guardian.withdraw', ...about });
    await notifications.withdraw(db, [{ schoolId, area, thread: input.messageId }]);
    return null;
  },
});
