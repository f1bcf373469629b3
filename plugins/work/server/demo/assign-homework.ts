import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { cityTime } from 'edutech/core/server/demo/people-and-days';
import { storeAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import { Evidence } from 'edutech/plugins/situation/api';
import { WrongQuestions } from 'edutech/plugins/wrong/api';
import { attemptStates } from '../../model/answering/attempt';
import { allTiers, homeworkKinds, isOfTier, type Tier } from '../../model/homework';
import { stateOfPoints } from '../../model/marking/marks';
import { homeworkAnswers } from '../answering/answers.queries';
import { receiptOf } from '../answering/submit-attempts';
import { reportFirstRound } from '../answering/report-results';
import { updateSubmitted, upsertMachineMarks } from '../answering/submit-attempts.queries';
import { updateMarks } from '../marking/marks.queries';
import { updateAttemptStatus } from '../monitoring/monitor.queries';
import {
  insertAssignment,
  insertAttempts,
  selectStudentsWithLayers,
  updatePublished,
} from '../publishing/assignments.queries';
import { recalculateAssignments } from '../totals/totals.queries';
import { returnHomework } from './return-homework';
import { type Begun, chosen, type Given, itemId, standingOf, type Student } from './attempts-of-students';

const day = 86_400_000;

/** Gives homework to its class, with what students have answered and what teachers have marked. */
export async function assignHomework(
  context: DemoContext,
  homework: Given,
  { schoolId, ownerId, startsAt }: { readonly schoolId: Id; readonly ownerId: Id; readonly startsAt: Date },
): Promise<void> {
  const { db, id, world } = context;
  const { slug, given, items } = homework;
  const classId = { own: world.classId, other: world.otherClassId, foreign: world.foreignClassId }[given.to];
  const subjectId = id('subject/mathematics');
  const dueAt = cityTime(context, ...given.until);
  const assignment = { schoolId, id: id(`work.assignment.${slug}`) };
  await insertAssignment(
    db,
    { schoolId, id: id(`work.homework.${slug}`), subjectId, minutes: homework.minutes },
    {
      id: assignment.id,
      classId,
      startsAt,
      dueAt,
      lateUntil: given.isLateTaken ? new Date(dueAt.getTime() + day) : null,
      release: homework.release,
      rounds: homework.rounds,
      aiRule: 'hints',
      counts: given.progress === 'corrected',
      asks: given.asks,
      tellsGuardians: false,
      reason: '',
    },
    { personId: ownerId, now: startsAt },
  );
  const people = await selectStudentsWithLayers(db, { schoolId, classId, termId: world.termId, subjectId });
  const students = people.map(({ personId, layer }, index): Student => {
    const tier = Math.min(2, layer ?? 0) as Tier;
    return { id: id(`work.attempt.${slug}.${index}`), personId, tier, index };
  });
  const reach = (tier: Tier) =>
    items.filter((item) => isOfTier(item.tiers ?? allTiers, tier)).reduce((sum, { points }) => sum + points, 0);
  await insertAttempts(
    db,
    assignment,
    students.map((student) => ({ ...student, of: reach(student.tier) })),
  );
  const begun = students.flatMap((student) => standingOf(context, homework, student, { startsAt, dueAt }) ?? []);
  const receipts = await answer(context, homework, schoolId, begun);
  await updateAttemptStatus(
    db,
    schoolId,
    begun.filter(({ status }) => !status.submittedAt).map(({ student, status }) => ({ ...status, id: student.id })),
  );
  const corrected = await updateSubmitted(
    db,
    schoolId,
    begun
      .filter(({ status }) => status.submittedAt)
      .map(({ student, status }) => ({
        ...status,
        id: student.id,
        seconds: 600 + ((student.index * 47) % 900),
        receipt: receipts.get(student.id)!,
      })),
  );
  // told while it is corrected: setting right begins after
  await reportFirstRound(
    db,
    [...context.contributed(WrongQuestions), ...context.contributed(Evidence)],
    schoolId,
    corrected.filter(({ state }) => state === attemptStates.corrected).map((one) => one.id),
  );
  await returnHomework(context, homework, schoolId, begun);
  await recalculateAssignments(db, schoolId, [assignment.id]);
  await updatePublished(db, { schoolId, id: id(`work.homework.${slug}`) }, startsAt);
}

/** Writes answers and marks; answers each student's receipt. */
async function answer(
  context: DemoContext,
  homework: Given,
  schoolId: Id,
  begun: readonly Begun[],
): Promise<ReadonlyMap<Id, string>> {
  const { db, id } = context;
  const { slug, items, given } = homework;
  const client = id(`work.client.${slug}`);
  const all = begun.flatMap(({ student, status }) => {
    const own = items.filter((item) => isOfTier(item.tiers ?? allTiers, student.tier));
    const left = homework.kind === homeworkKinds.files ? 0 : Math.ceil(own.length * 0.6);
    const until = status.submittedAt ? own.length : left;
    return own.map((item, position) => {
      const { points, answer: given } = chosen(item, student, position);
      const writtenAt = new Date(status.openedAt!.getTime() + (position + 1) * 90_000);
      return { student, status, item, points, answer: given, isWritten: position < until, position, writtenAt };
    });
  });
  const rows = all
    .filter(({ isWritten }) => isWritten)
    .map(({ student, item, answer: given, position, writtenAt }) => ({
      schoolId,
      attemptId: student.id,
      itemId: itemId(id, slug, item.slug),
      part: 0,
      client,
      sequence: position,
      round: 0,
      answer: given,
      isBlank: false,
      writtenAt,
      isLate: false,
      counts: true,
    }));
  const lastWritten = new Date(Math.max(0, ...rows.map(({ writtenAt }) => writtenAt.getTime())));
  if (rows.length > 0) await storeAnswers(db, homeworkAnswers, rows, lastWritten);
  const handed = all.filter(({ status }) => status.submittedAt);
  const isOpen = ({ item, student }: (typeof all)[number]) =>
    item.isFree === true &&
    (given.progress === 'running' || (given.progress === 'correcting' && student.index % 2 === 0));
  const marks = handed.map((one) => ({
    attemptId: one.student.id,
    itemId: itemId(id, slug, one.item.slug),
    part: 0,
    round: 0,
    of: one.item.points,
    points: isOpen(one) ? null : one.points,
    state: isOpen(one) ? null : stateOfPoints(one.points, one.item.points, false),
    isByPerson: one.item.isFree === true && !isOpen(one),
  }));
  const ofStudent = Map.groupBy(rows, ({ attemptId }) => attemptId);
  const receipts = new Map(begun.map(({ student: { id } }) => [id, receiptOf(id, 0, ofStudent.get(id) ?? [])]));
  if (marks.length === 0) return receipts;
  await upsertMachineMarks(db, schoolId, marks, lastWritten);
  const byPerson = marks.filter(({ isByPerson }) => isByPerson);
  const teacherId = homework.owner === 'teacher' ? context.world.people.teacher.personId : null;
  if (byPerson.length > 0 && teacherId)
    await updateMarks(
      db,
      schoolId,
      byPerson.map((mark) => ({
        ...mark,
        comment: mark.state === 'right' ? '' : '符号要看清，先定号再算数。',
        ink: null,
        voiceId: null,
        flags: [],
        rubric: [],
      })),
      { by: teacherId, now: lastWritten },
    );
  return receipts;
}
