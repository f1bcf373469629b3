import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type * as api from '../../api';
import { heatDays } from '../../model/practice/weakness';
import { actKinds } from '../contributions/figure-source.queries';
import { presentWords } from '../library/present-words';
import { selectByIds, selectOffered, type WordRow } from '../library/words.queries';
import { notifyStudents, withdrawNotices } from '../notices/notices';
import { selectStudentsOf } from '../notices/notices.queries';
import {
  type AssignmentRow,
  countAssignments,
  countFinished,
  insertClasses,
  type ListedRow,
  replaceWords,
  selectAssignment,
  selectAssignments,
  selectClasses,
  selectListed,
  selectTaughtClasses,
  selectWordIds,
  updateRemoved,
  upsertAssignment,
} from './assignments.queries';
import { insertOwnWords } from './own-words.queries';

const day = 86_400_000;

/** In the order of the ids; ids of nothing are left out. */
export const inOrder = (ids: readonly Id[], rows: readonly WordRow[]): WordRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const stateOf = ({ publishedAt, opensAt, dueAt }: AssignmentRow, now: Date) => {
  if (!publishedAt || !opensAt || !dueAt) return 'draft' as const;
  if (dueAt <= now) return 'ended' as const;
  return opensAt > now ? ('planned' as const) : ('open' as const);
};

async function present(db: Db, rows: readonly ListedRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const [classes, finished] = await Promise.all([
    selectClasses(db, ids, await currentTermId(db, now)),
    countFinished(db, ids),
  ]);
  const finishedOf = new Map(finished.map((one) => [one.assignmentId, one.finished]));
  return rows.map((row) => {
    const own = classes.filter(({ assignmentId }) => assignmentId === row.id);
    return {
      ...row,
      assignmentId: row.id,
      modes: [...row.modes],
      classes: own,
      finished: finishedOf.get(row.id) ?? 0,
      students: own.reduce((sum, { students }) => sum + students, 0),
      state: stateOf(row, now),
    };
  });
}

export const listAssignments: Handler<typeof api.listAssignments> = async ({ db, actor, input, now }) => {
  const { page, pageLine } = input;
  const [rows, total] = await Promise.all([
    selectAssignments(db, actor.personId, input, { now, limit: pageLine, offset: (page - 1) * pageLine }),
    countAssignments(db, actor.personId, input, now),
  ]);
  return { data: await present(db, rows, now), pageData: { cur: page, line: pageLine, total } };
};

export const getAssignment =
  (files: Files): Handler<typeof api.getAssignment> =>
  async ({ db, actor, input, now }) => {
    const row = await selectAssignment(db, actor, input.assignmentId);
    const wordIds = await selectWordIds(db, row);
    const [[shown], words] = await Promise.all([
      present(db, [await selectListed(db, row)], now),
      presentWords(db, files, actor, inOrder(wordIds, await selectByIds(db, wordIds))),
    ]);
    return { ...shown!, wordList: words };
  };

export interface AssigningParts {
  readonly acts: readonly ActCounter<Db>[];
  readonly notifications: Notifications;
}

export const saveAssignment =
  (parts: AssigningParts): Handler<typeof api.saveAssignment> =>
  async ({ db, actor, input, now }) => {
    if (!actor.schoolId) throw forbidden();
    const before = input.assignmentId ? await selectAssignment(db, actor, input.assignmentId) : null;
    const wordIds = before?.publishedAt ? await selectWordIds(db, before) : input.wordIds;
    if (before?.publishedAt && wordIds.join() !== input.wordIds.join()) throw conflict('dictionary.error.assigned');
    if (!before?.publishedAt) await requireWords(db, actor, input);
    const isAssigned = input.classIds.length > 0 || before?.publishedAt != null;
    const dates = isAssigned ? datesOf(input, before, now) : { opensAt: null, dueAt: null, publishedAt: null };
    const { classIds, assignmentId: _, wordIds: __, opensAt: ___, dueAt: ____, ...settings } = input;
    await requireTaught(db, actor, classIds, now);
    const row: AssignmentRow = {
      ...settings,
      ...dates,
      title: input.title.trim(),
      schoolId: actor.schoolId,
      id: before?.id ?? newId(now.getTime()),
      authorPersonId: actor.personId,
      language: before?.language ?? input.language,
      // who gets what was decided when it was assigned
      onlyWrong: before?.publishedAt ? before.onlyWrong : input.onlyWrong,
    };
    await upsertAssignment(db, row, now);
    if (!before?.publishedAt) await replaceWords(db, row, input.wordIds);
    const newClasses = classIds.length > 0 ? await insertClasses(db, row, classIds) : [];
    if (row.onlyWrong && newClasses.length > 0) await giveOwnWords(db, row, newClasses, now);
    await notifyClasses(db, parts, row, newClasses, now);
    if (row.publishedAt && !before?.publishedAt)
      for (const counter of parts.acts)
        await counter.note(db, [
          { kind: actKinds.publish.id, schoolId: row.schoolId, personId: actor.personId, at: now },
        ]);
    return { assignmentId: row.id };
  };

/** Each student of the classes gets the words that this student got wrong lately. */
async function giveOwnWords(db: Db, row: AssignmentRow, classIds: readonly Id[], now: Date): Promise<void> {
  const termId = await currentTermId(db, now);
  const since = new Date(now.getTime() - heatDays * day);
  if ((await insertOwnWords(db, row, { classIds, termId, since })) === 0)
    throw conflict('dictionary.error.nobodyWrong');
}

/** Students of classes that get homework are notified, from its beginning on. */
async function notifyClasses(
  db: Db,
  { notifications }: AssigningParts,
  row: AssignmentRow,
  classIds: readonly Id[],
  now: Date,
): Promise<void> {
  const { dueAt, opensAt } = row;
  if (!dueAt || dueAt <= now || classIds.length === 0) return;
  const people = await selectStudentsOf(db, row, classIds, await currentTermId(db, now));
  await notifyStudents(db, notifications, { ...row, dueAt }, { word: 'assigned', people, at: opensAt, now });
}

interface Dated {
  readonly opensAt?: string | Date;
  readonly dueAt?: string | Date;
}

function datesOf(input: Dated, before: AssignmentRow | null, now: Date) {
  const opensAt = input.opensAt ? new Date(input.opensAt) : (before?.opensAt ?? now);
  const dueAt = input.dueAt ? new Date(input.dueAt) : (before?.dueAt ?? null);
  if (!dueAt || dueAt <= now || dueAt <= opensAt) throw wrongField('dueAt', 'dictionary.error.past');
  return { opensAt, dueAt, publishedAt: before?.publishedAt ?? now };
}

async function requireWords(
  db: Db,
  actor: SignedIn,
  { wordIds, language }: { readonly wordIds: readonly Id[]; readonly language: string },
): Promise<void> {
  const words = await selectOffered(db, actor, wordIds);
  if (words.length < wordIds.length || words.some((word) => word.language !== language))
    throw notFound('dictionary.error.noWord');
}

async function requireTaught(db: Db, actor: SignedIn, classIds: readonly Id[], now: Date): Promise<void> {
  if (classIds.length === 0) return;
  const taught = await selectTaughtClasses(db, actor, await currentTermId(db, now));
  if (classIds.some((id) => !taught.some(({ classId }) => classId === id))) throw notFound('dictionary.error.noClass');
}

export const removeAssignment =
  (parts: AssigningParts): Handler<typeof api.removeAssignment> =>
  async ({ db, actor, input, now }) => {
    const row = await selectAssignment(db, actor, input.assignmentId, true);
    await updateRemoved(db, row, input.on ? now : null);
    if (input.on) await withdrawNotices(db, parts.notifications, row);
    else if (row.publishedAt) {
      const classes = await selectClasses(db, [row.id], await currentTermId(db, now));
      await notifyClasses(
        db,
        parts,
        row,
        classes.map(({ classId }) => classId),
        now,
      );
    }
    return {};
  };
