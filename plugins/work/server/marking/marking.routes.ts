import { createHash } from 'node:crypto';
import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import type { Cell, MarkedStudent } from '../../api/marking';
import { selectAnswers, type CurrentAnswer } from '../answering/answers.queries';
import { selectHomework } from '../homework/homework.queries';
import { filesOfBodies, filesOfKeys, itemOnWire, loadItems, loadKeys, mediaOf } from '../homework/sheet';
import { selectAssignmentsOf } from '../publishing/published.queries';
import type { MarkBroadcast } from './mark-broadcast';
import { selectRubricTimes } from '../rubric/rubric.queries';
import {
  deleteOtherLocks,
  type AnswerLock,
  lockMarkableAttempts,
  lockMilliseconds,
  type MarkRow,
  selectMarkableAttempts,
  selectMarkableAttempt,
  selectOtherLocks,
  selectMarkEvents,
  selectMarkedItems,
  selectMarks,
  selectShownAttempts,
  type ShownAttemptRow,
  upsertLocks,
} from './marks.queries';

export interface MarkingParts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
}

export const correctSheet =
  ({ bank, files }: MarkingParts): Handler<typeof api.correctSheet> =>
  async ({ db, actor, input }) => {
    const homework = await selectHomework(db, actor, input.homeworkId);
    const classes = (await selectAssignmentsOf(db, actor, [homework.id])).filter(
      ({ id, withdrawnAt }) => !withdrawnAt && (!input.assignmentId || id === input.assignmentId),
    );
    if (classes.length === 0) throw notFound('work.error.noAssignment');
    const people = await selectMarkableAttempts(db, actor, {
      homeworkId: homework.id,
      assignmentId: input.assignmentId,
    });
    const items = await loadItems(db, bank, homework);
    const [keys, marked] = await Promise.all([
      loadKeys(db, bank, homework, items),
      selectMarkedItems(
        db,
        homework.schoolId,
        people.map(({ id }) => id),
      ),
    ]);
    const progress = new Map(marked.map((one) => [one.itemId, one]));
    const shown = [
      ...filesOfBodies(items.map(({ body }) => body)),
      ...filesOfKeys([...keys.values()].map(({ key }) => key)),
    ];
    return {
      title: homework.title,
      kind: homework.kind,
      isOwn: homework.ownerId === actor.personId,
      classes: classes.map(({ id, className, students, submitted, corrected, rounds }) => ({
        assignmentId: id,
        className,
        students,
        submitted,
        corrected,
        rounds,
      })),
      sections: homework.sections,
      items: items.map((item) => ({
        ...itemOnWire(item),
        key: keys.get(item.id)?.key ?? null,
        marked: progress.get(item.id)?.marked ?? 0,
        open: progress.get(item.id)?.open ?? 0,
        rate: progress.get(item.id)?.rate ?? null,
      })),
      media: await mediaOf({ files }, db, shown, actor.sessionId),
    };
  };

export const answersOfItem =
  ({ files }: MarkingParts): Handler<typeof api.answersOfItem> =>
  async ({ db, actor, input, now }) => {
    const { homeworkId, assignmentId, itemId } = input;
    const [people] = await Promise.all([
      selectShownAttempts(db, actor, { homeworkId, assignmentId }),
      // so that somebody else's homework is not found instead of empty
      selectHomework(db, actor, homeworkId),
    ]);
    return cellsOf(db, { files, actor, now }, people, { itemId, isAnonymous: input.anonymous });
  };

export const answersOfStudent =
  ({ files }: MarkingParts): Handler<typeof api.answersOfStudent> =>
  async ({ db, actor, input, now }) => {
    const one = await selectMarkableAttempt(db, actor, input.attemptId);
    return cellsOf(db, { files, actor, now }, [one], { isAnonymous: input.anonymous });
  };

interface Asking {
  readonly files: Files;
  readonly actor: SignedIn;
  readonly now: Date;
}

async function cellsOf(
  db: Db,
  { files, actor, now }: Asking,
  people: readonly ShownAttemptRow[],
  { itemId, isAnonymous }: { readonly itemId?: Id; readonly isAnonymous: boolean },
) {
  const schoolId = people[0]?.schoolId;
  if (!schoolId) return { people: [], cells: [], media: [] };
  const ids = people.map(({ id }) => id);
  const [marks, answers, held, rubrics] = await Promise.all([
    selectMarks(db, schoolId, ids, itemId),
    selectAnswers(db, schoolId, ids, itemId ? [itemId] : undefined),
    selectOtherLocks(db, actor, ids, now),
    selectRubricTimes(db, schoolId, people[0]!.homeworkId, itemId),
  ]);
  const cells = cellsFrom(marks, answers, held, rubrics);
  const shown = cells.flatMap(({ answer: { pictures = [], files: sent = [], voice }, voice: comment }) => [
    ...pictures,
    ...sent,
    ...(voice ? [voice] : []),
    ...(comment ? [comment] : []),
  ]);
  const shuffled = isAnonymous
    ? people.toSorted((one, other) => (anonymousOrder(one.id) < anonymousOrder(other.id) ? -1 : 1))
    : people;
  return {
    people: shuffled.map((row) => personOf(row, isAnonymous)),
    cells,
    media: await mediaOf({ files }, db, [...new Set(shown)], actor.sessionId),
  };
}

/** An order that reveals nothing: attempts were created in class-list order. */
const anonymousOrder = (id: Id) => createHash('sha256').update(id).digest('hex');

const personOf = (row: ShownAttemptRow, isAnonymous: boolean): MarkedStudent => ({
  attemptId: row.id,
  personId: isAnonymous ? null : row.personId,
  assignmentId: row.assignmentId,
  name: isAnonymous ? '' : row.name,
  seat: isAnonymous ? 0 : row.seat,
  className: isAnonymous ? '' : row.className,
  state: row.state,
  round: row.round,
  isLate: row.isLate,
  submitted: row.submittedAt?.toISOString() ?? null,
  points: row.points,
  of: row.of,
  open: row.openParts,
  remark: row.remark,
});

/** Whether a person gave a mark before its rubric was changed. */
const isMarkedBefore = ({ points, byPerson, changedAt }: MarkRow, changed: Date | undefined): boolean =>
  changed !== undefined && points !== null && byPerson !== null && changedAt < changed;

/** For each part the mark of its latest round, with that round's answer. */
function cellsFrom(
  marks: readonly MarkRow[],
  answers: readonly CurrentAnswer[],
  held: readonly AnswerLock[],
  rubrics: Awaited<ReturnType<typeof selectRubricTimes>>,
): Cell[] {
  const rubricOf = new Map(rubrics.map(({ itemId, part, at }) => [`${itemId}/${part}`, at]));
  const given = new Map(answers.map((one) => [`${one.attemptId}/${one.itemId}/${one.part}/${one.round}`, one]));
  const holders = new Map(held.map((one) => [`${one.attemptId}/${one.itemId}`, one.holder]));
  const seen = new Set<string>();
  return marks.flatMap((mark) => {
    const place = `${mark.attemptId}/${mark.itemId}/${mark.part}`;
    if (seen.has(place)) return [];
    seen.add(place);
    const answer = given.get(`${place}/${mark.round}`);
    return {
      attemptId: mark.attemptId,
      itemId: mark.itemId,
      part: mark.part,
      round: mark.round,
      answer: answer?.answer ?? {},
      isBlank: answer?.isBlank ?? true,
      isLate: answer?.isLate ?? false,
      points: mark.points,
      of: mark.of,
      state: mark.state,
      by: mark.by,
      byPeers: mark.byPeers,
      comment: mark.comment,
      ink: mark.ink ?? [],
      voice: mark.voiceId,
      flags: [...mark.flags],
      rubric: [...mark.rubric],
      version: mark.version,
      secondLook: isMarkedBefore(mark, rubricOf.get(`${mark.itemId}/${mark.part}`)),
      holder: holders.get(`${mark.attemptId}/${mark.itemId}`) ?? '',
    };
  });
}

/** Marks shown in an answer's history. */
const marksShown = 50;

export const markHistory: Handler<typeof api.markHistory> = async ({ db, actor, input }) => {
  const one = await selectMarkableAttempt(db, actor, input.attemptId);
  const rows = await selectMarkEvents(db, one, { itemId: input.itemId, most: marksShown });
  return rows.map(({ id, at, ...row }) => ({ markId: id, at: at.toISOString(), ...row }));
};

export const holdAnswers =
  (markBroadcast: MarkBroadcast): Handler<typeof api.holdAnswers> =>
  async ({ db, actor, input, now }) => {
    const cells = input.cells.map(({ attemptId, itemId }) => ({ attemptId, itemId }));
    const attemptIds = [...new Set(cells.map(({ attemptId }) => attemptId))];
    const people = await lockMarkableAttempts(db, actor, { homeworkId: input.homeworkId, attemptIds });
    if (people.length < attemptIds.length) throw notFound('work.error.noAttempt');
    const before = new Map(
      (await selectOtherLocks(db, actor, attemptIds, now)).map((one) => [`${one.attemptId}/${one.itemId}`, one.holder]),
    );
    // a returned paper is with its student: reading it locks nothing
    const inHand = new Set(people.filter(({ state }) => state === 4).map(({ id }) => id));
    const mine = cells.filter(
      ({ attemptId, itemId }) => !inHand.has(attemptId) && !before.has(`${attemptId}/${itemId}`),
    );
    const distinct = [...new Map(mine.map((cell) => [`${cell.attemptId}/${cell.itemId}`, cell])).values()];
    if (distinct.length > 0)
      await upsertLocks(db, actor, distinct, { now, until: new Date(now.getTime() + lockMilliseconds) });
    // a marker holds one place: locks of earlier places are released
    const left = await deleteOtherLocks(db, actor, input.homeworkId, cells);
    const assignmentOf = new Map(people.map(({ id, assignmentId }) => [id, assignmentId]));
    const taken = distinct.map((cell) => ({ ...cell, assignmentId: assignmentOf.get(cell.attemptId)! }));
    db.afterCommit(() => {
      broadcastLocks(markBroadcast, actor.personId, '', left);
      broadcastLocks(markBroadcast, actor.personId, actor.name, taken);
    });
    return cells.map(({ attemptId, itemId }) => ({
      attemptId,
      itemId,
      holder: before.get(`${attemptId}/${itemId}`) ?? '',
    }));
  };

/** Broadcasts who has locked these answers; an empty name: nobody. */
function broadcastLocks(
  markBroadcast: MarkBroadcast,
  by: Id,
  name: string,
  fields: readonly { readonly assignmentId: Id; readonly attemptId: Id; readonly itemId: Id }[],
): void {
  for (const [assignmentId, ofClass] of Map.groupBy(fields, (field) => field.assignmentId))
    markBroadcast.send(assignmentId, {
      kind: 'held',
      by,
      name,
      cells: ofClass.map(({ attemptId, itemId }) => ({ attemptId, itemId })),
    });
}
