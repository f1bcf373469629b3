import { notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import { selectAnswers } from '../answering/answers.queries';
import { machineMarks } from '../answering/submit-attempts';
import type { ResultListeners } from '../answering/report-results';
import type { MarkToWrite } from '../answering/submit-attempts.queries';
import { type HomeworkRow, lockOwnHomework, selectHomework, upsertItemKeys } from '../homework/homework.queries';
import { loadItems } from '../homework/sheet';
import { keepFilesOfKeys } from '../homework/shown-files';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import {
  type MarkableAttemptRow,
  insertMarkEvents,
  lockMarkableAttempts,
  type MarkRow,
  selectMarkableAttempts,
  selectMarks,
  selectRemarked,
  updateMarks,
} from './marks.queries';
import { recalculateAttempts } from './save-marks';

interface Parts extends ResultListeners {
  readonly audit: Audit;
  readonly files: Files;
  readonly monitorBroadcast: MonitorBroadcast;
}

interface Remarked {
  readonly person: MarkableAttemptRow;
  readonly before: MarkRow;
  readonly after: MarkToWrite;
}

/** Marks of an item that change under another key, and how many stay. */
async function remarked(
  db: Db,
  bank: QuestionBank<Db>,
  { homework, people }: { readonly homework: HomeworkRow; readonly people: readonly MarkableAttemptRow[] },
  { itemId, key }: { readonly itemId: Id; readonly key: QuestionKey },
): Promise<{ changes: Remarked[]; unchanged: number; byPerson: number; number: number }> {
  const all = await loadItems(db, bank, homework);
  const items = all.filter(({ id }) => id === itemId);
  if (items.length === 0) throw notFound('work.error.noItem');
  const ids = people.map(({ id }) => id);
  const [marks, answers] = await Promise.all([
    selectMarks(db, homework.schoolId, ids, itemId),
    selectAnswers(db, homework.schoolId, ids, [itemId]),
  ]);
  const keys = new Map([[itemId, { key }]]);
  const person = new Map(people.map((row) => [row.id, row]));
  const result = { changes: [] as Remarked[], unchanged: 0, byPerson: 0, number: all.indexOf(items[0]!) + 1 };
  for (const before of marks) {
    const { attemptId, round, part } = before;
    if (before.byPerson) {
      result.byPerson += 1;
      continue;
    }
    const own = answers.filter((one) => one.attemptId === attemptId && one.round === round);
    const after = machineMarks(bank, { attemptId, round }, items, keys, own).find((mark) => mark.part === part);
    if (!after || (after.points === before.points && after.state === before.state)) result.unchanged += 1;
    else result.changes.push({ person: person.get(attemptId)!, before, after });
  }
  return result;
}

export const previewRemark =
  ({ bank }: Pick<Parts, 'bank'>): Handler<typeof api.previewRemark> =>
  async ({ db, actor, input }) => {
    const homework = await selectHomework(db, actor, input.homeworkId);
    const people = await selectMarkableAttempts(db, actor, { homeworkId: homework.id });
    const { changes, unchanged, byPerson } = await remarked(db, bank, { homework, people }, input);
    return {
      changes: changes.map(({ person, before, after }) =>
        changeOf(person, { part: before.part, before: before.points, after: after.points }),
      ),
      unchanged,
      byPerson,
    };
  };

const changeOf = (
  { id, name, className }: MarkableAttemptRow,
  { part, before, after }: { readonly part: number; readonly before: number | null; readonly after: number | null },
) => ({ attemptId: id, name, className, part, before, after });

/** Re-marks shown in an item's history. */
const timesShown = 10;

export const listRemarks: Handler<typeof api.listRemarks> = async ({ db, actor, input }) => {
  const homework = await selectHomework(db, actor, input.homeworkId);
  const people = new Map(
    (await selectMarkableAttempts(db, actor, { homeworkId: homework.id })).map((row) => [row.id, row]),
  );
  const rows = await selectRemarked(db, homework.schoolId, {
    attemptIds: [...people.keys()],
    itemId: input.itemId,
    times: timesShown,
  });
  return [...Map.groupBy(rows, ({ at }) => at.getTime()).values()].map((same) => ({
    at: same[0]!.at.toISOString(),
    by: same[0]!.by,
    changes: same.map((row) => changeOf(people.get(row.attemptId)!, row)),
  }));
};

export const applyRemark =
  (parts: Parts): Handler<typeof api.applyRemark> =>
  async ({ db, actor, input, now, client }) => {
    const homework = await lockOwnHomework(db, actor, input.homeworkId);
    const people = await lockMarkableAttempts(db, actor, { homeworkId: homework.id });
    const { changes, byPerson, number } = await remarked(db, parts.bank, { homework, people }, input);
    await keepFilesOfKeys(db, parts, homework, [input.key], actor.personId);
    await upsertItemKeys(db, homework, [{ itemId: input.itemId, key: input.key }], { personId: actor.personId, now });
    if (changes.length > 0) {
      await write(db, homework, changes, { actor, now });
      const touched = [...new Map(changes.map(({ person }) => [person.id, person])).values()];
      await recalculateAttempts(db, parts, homework.schoolId, touched, now);
      const ids = touched.map(({ id }) => id);
      await parts.notices.remarked(db, homework.schoolId, ids, now);
    }
    await parts.audit.record(db, actor, {
      act: 'work.remark',
      objectKind: 'homework',
      objectId: homework.id,
      schoolId: homework.schoolId,
      facts: { title: homework.title, item: number, changed: changes.length, kept: byPerson },
      address: client.address,
    });
    return { changed: changes.length, byPerson };
  };

async function write(
  db: Db,
  { schoolId }: HomeworkRow,
  changes: readonly Remarked[],
  { actor, now }: { readonly actor: SignedIn; readonly now: Date },
): Promise<void> {
  const events = changes.map(({ before, after }) => {
    const { attemptId, itemId, part, round } = before;
    const ofMark = ({ points, state }: Pick<MarkToWrite, 'points' | 'state'>) => ({ points, state });
    return { id: newId(now.getTime()), attemptId, itemId, part, round, before: ofMark(before), after: ofMark(after) };
  });
  await insertMarkEvents(db, schoolId, events, { personId: actor.personId, why: 'remarked', now });
  const marks = changes.map(({ before, after }) => ({ ...before, points: after.points, state: after.state }));
  await updateMarks(db, schoolId, marks, { by: null, why: 'remarked', now });
}
