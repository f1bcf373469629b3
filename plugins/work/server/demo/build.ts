import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { cityTime, daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import { Evidence } from 'edutech/plugins/situation/api';
import { WrongQuestions } from 'edutech/plugins/wrong/api';
import { attemptStates, type AttemptState, type AttemptStatus } from '../../model/answering/attempt';
import { allTiers, homeworkKinds, isOfTier, type Tier } from '../../model/homework';
import { itemsToCorrect, stateOfPoints } from '../../model/marking/marks';
import { insertEvents, upsertAnswers } from '../answering/answers.queries';
import { receiptOf } from '../answering/submit-attempts';
import { reportFirstRound } from '../answering/report-results';
import { updateSubmitted, upsertMachineMarks } from '../answering/submit-attempts.queries';
import { insertHomework, replaceHomeworkFiles, replaceItems, upsertItemKeys } from '../homework/homework.queries';
import { updateShared } from '../homework/drafts.queries';
import { updateMarks } from '../marking/marks.queries';
import { insertComment } from '../marking/comments.queries';
import { updateRemark, updateReturned } from '../marking/returns-and-appeals.queries';
import { updateAttemptStatus } from '../monitoring/monitor.queries';
import {
  insertAssignment,
  insertAttempts,
  selectStudentsWithLayers,
  updatePublished,
} from '../publishing/assignments.queries';
import { recalculateAssignments } from '../totals/totals.queries';
import { buildCity } from './city';
import { type DemoHomework, demoHomework } from './homework';
import type { DemoItem } from './items';
import { buildNotices } from './notices';
import { buildPeers } from './peer';

const day = 86_400_000;
const { waiting, doing, handedIn, returned } = attemptStates;

/** Homework of the demo city in every state, with answers and marks of whole classes. */
export async function build(context: DemoContext): Promise<void> {
  for (const homework of demoHomework(context.folder)) await add(context, homework);
  await buildCity(context);
  await buildPeers(context);
  await buildNotices(context);
  const { db, world, id } = context;
  const phrases = readDemo(context.folder, 'comments.txt')[0]!.entries[0]!.text.split('\n');
  for (const [index, text] of phrases.entries()) {
    const personId = world.people.teacher.personId;
    const now = daysAgo(context, index);
    await insertComment(db, { personId, id: id(`work.comment.${index}`), text, subjectId: null, now });
  }
}

const itemId = (id: DemoContext['id'], homework: string, slug: string) => id(`work.item.${homework}.${slug}`);

async function add(context: DemoContext, written: DemoHomework): Promise<void> {
  const { db, id, world } = context;
  const homework = await withPhotographs(context, written);
  const { slug, owner, given, items } = homework;
  const ownerId = demoPersonId(context, owner);
  const schoolId = given?.to === 'foreign' ? world.otherSchoolId : world.schoolId;
  const key = { schoolId, id: id(`work.homework.${slug}`) };
  const startsAt = given ? cityTime(context, ...given.from) : daysAgo(context, 2);
  await insertHomework(db, {
    ...key,
    ownerId,
    title: homework.title,
    kind: homework.kind,
    subjectId: id('subject/mathematics'),
    gradeId: id('grade/7'),
    nodeId: id(`textbook.node.junior-mathematics-7a-pep/${homework.chapter}`),
    note: homework.note,
    sections: homework.sections,
    minutes: homework.minutes,
    minutesByHand: true,
    questions: items.length,
    points: items.reduce((sum, { points }) => sum + points, 0),
    isTemplate: homework.isTemplate,
    now: startsAt,
  });
  await replaceItems(
    db,
    key,
    items.map((item, position) => ({
      id: itemId(id, slug, item.slug),
      position,
      section: item.section,
      tiers: item.tiers ?? allTiers,
      way: item.way ?? 'fill',
      questionId: item.card ? null : id(`questions.question.${item.slug}`),
      questionVersion: item.card ? null : 1,
      body: item.card?.body ?? null,
      points: [item.points],
      space: null,
    })),
  );
  const keys = items.flatMap((item) =>
    item.card ? [{ itemId: itemId(id, slug, item.slug), key: item.card.key }] : [],
  );
  if (keys.length > 0) await upsertItemKeys(db, key, keys, { personId: ownerId, now: startsAt });
  if (homework.files.length > 0)
    await replaceHomeworkFiles(db, key, await storeAll(context, homework.files, { ownerId, schoolId }));
  if (homework.isShared) await updateShared(db, [key], true);
  if (given) await give(context, { ...homework, given }, { schoolId, ownerId, startsAt });
}

/** What students have photographed: the same two pages of an exercise book for each. */
async function withPhotographs(context: DemoContext, homework: DemoHomework): Promise<DemoHomework> {
  const { items } = homework;
  if (!items.some(({ isPhotographed }) => isPhotographed)) return homework;
  const { schoolId, people } = context.world;
  const pages = [
    ['written-1.jpg', '作答照片1.jpg'],
    ['written-2.jpg', '作答照片2.jpg'],
  ] as const;
  const pictures = await storeAll(context, pages, { ownerId: people.student.personId, schoolId });
  return {
    ...homework,
    items: items.map((item) => (item.isPhotographed ? { ...item, right: { pictures } } : item)),
  };
}

async function storeAll(
  context: DemoContext,
  wanted: readonly (readonly [file: string, name: string])[],
  { ownerId, schoolId }: { readonly ownerId: Id; readonly schoolId: Id },
): Promise<Id[]> {
  const stored: Id[] = [];
  const owner = { personId: ownerId, schoolId };
  for (const [file, name] of wanted)
    stored.push((await storeMedia(context, file, { name, owner, group: 'attachments' })).id);
  return stored;
}

type Given = DemoHomework & { readonly given: NonNullable<DemoHomework['given']> };

interface Student {
  readonly id: Id;
  readonly personId: Id;
  readonly tier: Tier;
  readonly index: number;
}

async function give(
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
  await giveBack(context, homework, schoolId, begun);
  await recalculateAssignments(db, schoolId, [assignment.id]);
  await updatePublished(db, { schoolId, id: id(`work.homework.${slug}`) }, startsAt);
}

interface Begun {
  readonly student: Student;
  readonly status: AttemptStatus;
}

/** Where one student stands; the demo student is in the midst of what runs, and has what is corrected. */
function standingOf(
  { world, clock }: DemoContext,
  { given }: Given,
  student: Student,
  { startsAt, dueAt }: { readonly startsAt: Date; readonly dueAt: Date },
): Begun | null {
  const isDemoStudent = student.personId === world.people.student.personId;
  const end = Math.min(dueAt.getTime(), clock.now().getTime());
  const openedAt = new Date(startsAt.getTime() + ((end - startsAt.getTime()) * (1 + (student.index % 17))) / 24);
  const begun = { round: 0, isLate: false, openedAt, dueAt: null };
  const submittedAt = new Date(Math.min(end, openedAt.getTime() + (12 + (student.index % 9) * 3) * 60_000));
  const isAway = student.index % 19 === 18 && !isDemoStudent;
  const state: AttemptState = isAway
    ? waiting
    : given.progress === 'running'
      ? isDemoStudent
        ? doing
        : ([handedIn, handedIn, doing, handedIn, waiting] as const)[student.index % 5]!
      : handedIn;
  if (state === waiting) return null;
  return { student, status: { ...begun, state, submittedAt: state === doing ? null : submittedAt } };
}

/** What a student answers to an item: most of them right, the stronger ones more often, the same in every demo city. */
function chosen(item: DemoItem, student: Student, position: number): { points: number; answer: DemoItem['right'] } {
  const luck = (student.index * 37 + position * 53 + item.slug.length * 11) % 100;
  const isRight = item.wrong.length === 0 || luck < 82 - position * 4 - student.tier * 3;
  if (isRight) return { points: item.points, answer: item.right };
  const [answer, points] = item.wrong[luck % item.wrong.length]!;
  return { points, answer };
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
  if (rows.length > 0) {
    await insertEvents(db, rows, lastWritten);
    await upsertAnswers(db, rows, lastWritten);
  }
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

/** Of what is corrected, every sixth student has something to set right; not the demo student, who looks at the result. */
async function giveBack(context: DemoContext, homework: Given, schoolId: Id, begun: readonly Begun[]): Promise<void> {
  const { db, id, world } = context;
  if (homework.given.progress !== 'corrected') return;
  const back = begun
    .filter(({ student }) => student.index % 6 === 4 && student.personId !== world.people.student.personId)
    .flatMap(({ student, status }) => {
      const own = homework.items.filter((item) => isOfTier(item.tiers ?? allTiers, student.tier));
      const marks = own.map((item, position) => ({
        itemId: itemId(id, homework.slug, item.slug),
        part: 0,
        points: chosen(item, student, position).points,
        of: item.points,
      }));
      const toRight = itemsToCorrect(marks);
      return toRight.length === 0 ? [] : [{ ...status, id: student.id, state: returned, round: 1, toRight }];
    });
  if (back.length === 0) return;
  await updateAttemptStatus(db, schoolId, back);
  await updateReturned(db, schoolId, back);
  for (const one of back) await updateRemark(db, { schoolId, id: one.id }, '注意底数与符号，想清楚再订正。');
}
