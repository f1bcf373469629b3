import { join } from 'node:path';
import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { DemoAccount, DemoContext } from 'edutech/core/server/demo';
import { WrongQuestions } from 'edutech/plugins/wrong/api';
import { attemptStates, type AttemptState, type Standing } from '../../model/answering/attempt';
import { allTiers, homeworkKinds, isOfTier, type Tier } from '../../model/homework';
import { itemsToSetRight, stateOfPoints } from '../../model/marking/marks';
import { insertEvents, upsertAnswers } from '../answering/answers.queries';
import { receiptOf } from '../answering/taking';
import { tellWrong } from '../answering/telling';
import { updateTaken, updateTotals, upsertMachineMarks } from '../answering/taking.queries';
import { insertHomework, replaceHomeworkFiles, replaceItems, upsertItemKeys } from '../homework/homework.queries';
import { updateShared } from '../homework/keeping.queries';
import { updateMarks } from '../marking/marks.queries';
import { insertComment } from '../marking/comments.queries';
import { updateReturned } from '../marking/returning.queries';
import { updateStandings } from '../monitoring/monitor.queries';
import {
  insertAssignment,
  insertAttempts,
  recount,
  selectPupilsWithLayers,
  updatePublished,
} from '../publishing/assignments.queries';
import { demoComments } from './comments';
import { type DemoHomework, demoHomework } from './homework';
import type { DemoItem } from './items';
import { buildNotices } from './notices';
import { buildPeers } from './peer';

const day = 86_400_000;
const { waiting, doing, handedIn, returned } = attemptStates;

/** Homework of the demo city in every state, with answers and marks of whole classes. */
export async function build(context: DemoContext): Promise<void> {
  for (const homework of demoHomework) await add(context, homework);
  await buildPeers(context);
  await buildNotices(context);
  const { db, world, id, clock } = context;
  for (const [index, text] of demoComments.entries()) {
    const personId = world.people.teacher.personId;
    const now = new Date(clock.now().getTime() - index * day);
    await insertComment(db, { personId, id: id(`work.comment.${index}`), text, subjectId: null, now });
  }
}

const isAccount = (owner: DemoHomework['owner']): owner is DemoAccount => !owner.includes('/');
const itemId = (id: DemoContext['id'], homework: string, slug: string) => id(`work.item.${homework}.${slug}`);

/** A time of day in the city, some days from today. */
const at = (now: Date, [days, time]: readonly [number, string]) =>
  new Date(new Date(`${cityDay(now)}T${time}:00+08:00`).getTime() + days * day);

async function add(context: DemoContext, written: DemoHomework): Promise<void> {
  const { db, id, world, clock } = context;
  const homework = await withPhotographs(context, written);
  const { slug, owner, given, items } = homework;
  const now = clock.now();
  const ownerId = isAccount(owner) ? world.people[owner].personId : id(`person/${owner}`);
  const schoolId = given?.to === 'foreign' ? world.otherSchoolId : world.schoolId;
  const key = { schoolId, id: id(`work.homework.${slug}`) };
  const startsAt = given ? at(now, given.from) : new Date(now.getTime() - 2 * day);
  await insertHomework(db, {
    ...key,
    ownerId,
    title: homework.title,
    kind: homework.kind ?? homeworkKinds.questions,
    subjectId: id('subject/mathematics'),
    gradeId: id('grade/7'),
    nodeId: id(`textbook.node.junior-mathematics-7a-pep/${homework.chapter}`),
    note: homework.note,
    sections: homework.sections,
    minutes: homework.minutes,
    minutesByHand: true,
    questions: items.length,
    points: items.reduce((sum, { points }) => sum + points, 0),
    isTemplate: homework.isTemplate ?? false,
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
  if (homework.files)
    await replaceHomeworkFiles(db, key, await storeAll(context, homework.files, { ownerId, schoolId }));
  if (homework.isShared) await updateShared(db, [key], true);
  if (given) await give(context, { ...homework, given }, { schoolId, ownerId, startsAt });
}

/** What pupils have photographed: the same two pages of an exercise book for each. */
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
  { db, files, folder }: DemoContext,
  wanted: readonly (readonly [file: string, name: string])[],
  { ownerId, schoolId }: { readonly ownerId: Id; readonly schoolId: Id },
): Promise<Id[]> {
  const stored: Id[] = [];
  for (const [file, name] of wanted) {
    const path = join(folder, 'server/demo/media', file);
    stored.push((await files.store(db, { path, name }, 'attachments', { personId: ownerId, schoolId })).id);
  }
  return stored;
}

type Given = DemoHomework & { readonly given: NonNullable<DemoHomework['given']> };

interface Pupil {
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
  const { db, id, world, clock } = context;
  const { slug, given, items } = homework;
  const classId = { own: world.classId, other: world.otherClassId, foreign: world.foreignClassId }[given.to];
  const subjectId = id('subject/mathematics');
  const dueAt = at(clock.now(), given.until);
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
      reason: '',
    },
    { personId: ownerId, now: startsAt },
  );
  const people = await selectPupilsWithLayers(db, { schoolId, classId, termId: world.termId, subjectId });
  const pupils = people.map(({ personId, layer }, index): Pupil => {
    const tier = Math.min(2, layer ?? 0) as Tier;
    return { id: id(`work.attempt.${slug}.${index}`), personId, tier, index };
  });
  const reach = (tier: Tier) =>
    items.filter((item) => isOfTier(item.tiers ?? allTiers, tier)).reduce((sum, { points }) => sum + points, 0);
  await insertAttempts(
    db,
    assignment,
    pupils.map((pupil) => ({ ...pupil, of: reach(pupil.tier) })),
  );
  const begun = pupils.flatMap((pupil) => standingOf(context, homework, pupil, { startsAt, dueAt }) ?? []);
  await answer(context, homework, schoolId, begun);
  await updateStandings(
    db,
    schoolId,
    begun.map(({ pupil, standing }) => ({ ...standing, id: pupil.id })),
  );
  const corrected = await updateTotals(
    db,
    schoolId,
    begun.filter(({ standing }) => standing.submittedAt).map(({ pupil }) => pupil.id),
  );
  // told while it is corrected: setting right begins after
  await tellWrong(
    db,
    context.contributed(WrongQuestions),
    schoolId,
    corrected.filter(({ state }) => state === attemptStates.corrected).map((one) => one.id),
  );
  await giveBack(context, homework, schoolId, begun);
  await recount(db, schoolId, [assignment.id]);
  await updatePublished(db, { schoolId, id: id(`work.homework.${slug}`) }, startsAt);
}

interface Begun {
  readonly pupil: Pupil;
  readonly standing: Standing;
}

/** Where one pupil stands; the demo pupil is in the midst of what runs, and has what is corrected. */
function standingOf(
  { world, clock }: DemoContext,
  { given }: Given,
  pupil: Pupil,
  { startsAt, dueAt }: { readonly startsAt: Date; readonly dueAt: Date },
): Begun | null {
  const isDemoPupil = pupil.personId === world.people.student.personId;
  const end = Math.min(dueAt.getTime(), clock.now().getTime());
  const openedAt = new Date(startsAt.getTime() + ((end - startsAt.getTime()) * (1 + (pupil.index % 17))) / 24);
  const begun = { round: 0, isLate: false, openedAt, dueAt: null };
  const submittedAt = new Date(Math.min(end, openedAt.getTime() + (12 + (pupil.index % 9) * 3) * 60_000));
  const isAway = pupil.index % 19 === 18 && !isDemoPupil;
  const state: AttemptState = isAway
    ? waiting
    : given.progress === 'running'
      ? isDemoPupil
        ? doing
        : ([handedIn, handedIn, doing, handedIn, waiting] as const)[pupil.index % 5]!
      : handedIn;
  if (state === waiting) return null;
  return { pupil, standing: { ...begun, state, submittedAt: state === doing ? null : submittedAt } };
}

/** What a pupil answers to an item: most of them right, the stronger ones more often, the same in every demo city. */
function chosen(item: DemoItem, pupil: Pupil, position: number): { points: number; answer: DemoItem['right'] } {
  const luck = (pupil.index * 37 + position * 53 + item.slug.length * 11) % 100;
  const isRight = item.wrong.length === 0 || luck < 82 - position * 4 - pupil.tier * 3;
  if (isRight) return { points: item.points, answer: item.right };
  const [answer, points] = item.wrong[luck % item.wrong.length]!;
  return { points, answer };
}

async function answer(context: DemoContext, homework: Given, schoolId: Id, begun: readonly Begun[]): Promise<void> {
  const { db, id } = context;
  const { slug, items, given } = homework;
  const client = id(`work.client.${slug}`);
  const all = begun.flatMap(({ pupil, standing }) => {
    const own = items.filter((item) => isOfTier(item.tiers ?? allTiers, pupil.tier));
    const left = homework.kind === homeworkKinds.files ? 0 : Math.ceil(own.length * 0.6);
    const until = standing.submittedAt ? own.length : left;
    return own.map((item, position) => {
      const { points, answer: given } = chosen(item, pupil, position);
      const writtenAt = new Date(standing.openedAt!.getTime() + (position + 1) * 90_000);
      return { pupil, standing, item, points, answer: given, isWritten: position < until, position, writtenAt };
    });
  });
  const rows = all
    .filter(({ isWritten }) => isWritten)
    .map(({ pupil, item, answer: given, position, writtenAt }) => ({
      schoolId,
      attemptId: pupil.id,
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
  const handed = all.filter(({ standing }) => standing.submittedAt);
  const isOpen = ({ item, pupil }: (typeof all)[number]) =>
    item.isFree === true &&
    (given.progress === 'running' || (given.progress === 'correcting' && pupil.index % 2 === 0));
  const marks = handed.map((one) => ({
    attemptId: one.pupil.id,
    itemId: itemId(id, slug, one.item.slug),
    part: 0,
    round: 0,
    of: one.item.points,
    points: isOpen(one) ? null : one.points,
    state: isOpen(one) ? null : stateOfPoints(one.points, one.item.points, false),
    isByPerson: one.item.isFree === true && !isOpen(one),
  }));
  if (marks.length === 0) return;
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
  await updateTaken(
    db,
    schoolId,
    begun
      .filter(({ standing }) => standing.submittedAt)
      .map(({ pupil }) => ({
        id: pupil.id,
        seconds: 600 + ((pupil.index * 47) % 900),
        receipt: receiptOf(pupil.id, 0, rowsOf(rows, pupil)),
      })),
  );
}

const rowsOf = <Row extends { readonly attemptId: Id }>(rows: readonly Row[], pupil: Pupil) =>
  rows.filter(({ attemptId }) => attemptId === pupil.id);

/** Of what is corrected, every sixth pupil has something to set right; not the demo pupil, who looks at his result. */
async function giveBack(context: DemoContext, homework: Given, schoolId: Id, begun: readonly Begun[]): Promise<void> {
  const { db, id, world } = context;
  if (homework.given.progress !== 'corrected') return;
  const back = begun
    .filter(({ pupil }) => pupil.index % 6 === 4 && pupil.personId !== world.people.student.personId)
    .flatMap(({ pupil, standing }) => {
      const own = homework.items.filter((item) => isOfTier(item.tiers ?? allTiers, pupil.tier));
      const marks = own.map((item, position) => ({
        itemId: itemId(id, homework.slug, item.slug),
        part: 0,
        points: chosen(item, pupil, position).points,
        of: item.points,
      }));
      const toRight = itemsToSetRight(marks);
      return toRight.length === 0 ? [] : [{ ...standing, id: pupil.id, state: returned, round: 1, toRight }];
    });
  if (back.length === 0) return;
  await updateStandings(db, schoolId, back);
  await updateReturned(db, schoolId, back, '注意底数与符号，想清楚再订正。');
}
