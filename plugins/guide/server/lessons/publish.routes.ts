import { conflict, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Act, ActCounter } from 'edutech/plugins/statistics/api';
import type * as api from '../../api';
import { questionsIn } from '../../model/book/document';
import { actKinds } from '../contributions/figure-source.queries';
import type { KnownAttempts } from '../answering/known-attempts';
import { selectAttemptsOf } from '../answering/own-attempts.queries';
import { lockOwnBook, selectBook } from '../books/books.queries';
import {
  insertAttempts,
  lockAssignment,
  selectGiven,
  selectStudents,
  selectTaughtClasses,
  updateTimes,
  updateWithdrawn,
  upsertAssignment,
} from './assignments.queries';
import { givenOnWire } from './given';
import { notifyStudents, withdrawNotices } from './notices';

export interface PublishParts {
  readonly acts: readonly ActCounter<Db>[];
  readonly audit: Audit;
  readonly bank: QuestionBank<Db>;
  readonly knownAttempts: KnownAttempts;
  readonly notifications: Notifications;
}

export const guideClasses: Handler<typeof api.guideClasses> = async ({ db, actor, input, now }) => {
  const book = await selectBook(db, actor, input.bookId);
  const termId = await currentTermId(db, now);
  return selectTaughtClasses(db, actor, { subjectId: book.subjectId, termId, bookId: book.id });
};

interface SentTimes {
  readonly startsAt: string;
  readonly lessonAt: string;
  readonly afterAt: string;
  readonly dueAt: string;
}

/** Times in their order; 422 at the first one that is not. */
function timesOf(sent: SentTimes, at: string) {
  const times = {
    startsAt: new Date(sent.startsAt),
    lessonAt: new Date(sent.lessonAt),
    afterAt: new Date(sent.afterAt),
    dueAt: new Date(sent.dueAt),
  };
  if (times.lessonAt < times.startsAt) throw wrongField(`${at}lessonAt`, 'guide.error.times');
  if (times.afterAt < times.lessonAt) throw wrongField(`${at}afterAt`, 'guide.error.times');
  if (times.dueAt <= times.afterAt) throw wrongField(`${at}dueAt`, 'guide.error.times');
  return times;
}

export const publishGuide =
  (parts: PublishParts): Handler<typeof api.publishGuide> =>
  async ({ db, actor, input, now, client }) => {
    const book = await lockOwnBook(db, actor, input.bookId);
    if (book.document.blocks.length === 0) throw conflict('guide.error.empty');
    const termId = await currentTermId(db, now);
    const taught = await selectTaughtClasses(db, actor, { subjectId: book.subjectId, termId, bookId: book.id });
    const { schoolId, subjectId, title, document } = book;
    const { personId } = actor;
    const assignmentIds: Id[] = [];
    const names: string[] = [];
    const acts: Act[] = [];
    let count = 0;
    for (const [at, target] of input.targets.entries()) {
      const of = taught.find(({ classId }) => classId === target.classId);
      if (!of) throw notFound('guide.error.notTaught');
      const times = timesOf(target, `targets/${at}/`);
      const given = {
        bookId: book.id,
        classId: of.classId,
        subjectId,
        title,
        document,
        times,
        publishedBy: personId,
        now,
      };
      const { id, isNew } = await upsertAssignment(db, { schoolId, id: newId(now.getTime()), ...given });
      const students = await selectStudents(db, schoolId, of.classId, termId);
      await insertAttempts(
        db,
        { schoolId, id },
        students.map((one) => ({ id: newId(now.getTime()), personId: one.personId })),
      );
      const attempts = await selectAttemptsOf(db, { schoolId, id });
      await notifyStudents(
        db,
        parts.notifications,
        { schoolId, id, title, ...times },
        { word: 'given', attempts, now },
      );
      if (isNew) acts.push({ kind: actKinds.publish.id, schoolId, personId, at: now });
      assignmentIds.push(id);
      names.push(of.name);
      count += students.length;
    }
    await parts.knownAttempts.changed(db, assignmentIds);
    const use = { plugin: 'guide', thingId: book.id, schoolId, personId, at: now };
    await parts.bank.noteUses(
      db,
      questionsIn(document).map(({ questionId, version }) => ({ questionId, version, ...use })),
    );
    if (acts.length > 0) for (const counter of parts.acts) await counter.note(db, acts);
    await parts.audit.record(db, actor, {
      act: 'guide.publish',
      objectKind: 'guideBook',
      objectId: book.id,
      schoolId,
      facts: { title, classes: names.join('、'), students: count },
      address: client.address,
    });
    return { assignmentIds, students: count };
  };

export const listGiven: Handler<typeof api.listGiven> = async ({ db, actor, input, now, language }) => {
  const wish = { bookId: input.bookId ?? null, q: input.q?.trim() || null };
  return givenOnWire(db, await selectGiven(db, actor, wish, language), now);
};

export const withdrawGiven =
  ({ audit, knownAttempts, notifications }: PublishParts): Handler<typeof api.withdrawGiven> =>
  async ({ db, actor, input, now, client }) => {
    const row = await lockAssignment(db, actor, input.assignmentId);
    await updateWithdrawn(db, row, input.isWithdrawn ? now : null);
    await knownAttempts.changed(db, [row.id]);
    if (input.isWithdrawn) await withdrawNotices(db, notifications, row);
    await audit.record(db, actor, {
      act: input.isWithdrawn ? 'guide.withdraw' : 'guide.giveBack',
      objectKind: 'guideBook',
      objectId: row.bookId,
      schoolId: row.schoolId,
      facts: { title: row.title, class: row.className },
      address: client.address,
    });
    return { id: row.id };
  };

export const moveLesson =
  ({ knownAttempts }: Pick<PublishParts, 'knownAttempts'>): Handler<typeof api.moveLesson> =>
  async ({ db, actor, input }) => {
    const row = await lockAssignment(db, actor, input.assignmentId);
    const times = timesOf(input, '');
    await updateTimes(db, row, times);
    await knownAttempts.changed(db, [row.id]);
    return times;
  };
