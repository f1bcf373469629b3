import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { cityTime, daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { storeAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import { itemsOf, type PaperDocument, pointsOfPaper } from '../../../model/paper/document';
import { outlineOf } from '../../../model/sitting/outline';
import { seatStudents } from '../../../model/sitting/seats';
import type { ExamMode } from '../../../model/sitting/states';
import { markSittings } from '../../sitting/answering/mark-sittings';
import { updateDevice, updateHand, updateTold } from '../../sitting/answering/own-sittings.queries';
import { type SittingAnswer, sittingAnswers } from '../../sitting/answering/sitting-answers';
import { insertExam } from '../../sitting/exams.queries';
import { insertMessages } from '../../sitting/invigilating/board.queries';
import { freezeItems, paperForStudents } from '../../sitting/publishing/freeze-paper';
import { selectStudents } from '../../sitting/publishing/plan.queries';
import { insertClasses, insertRooms, insertSittings } from '../../sitting/publishing/seating.queries';
import { insertSittingEvents, lockSittings, updateSittings } from '../../sitting/sittings.queries';
import type { FrozenItem } from '../../sitting/frozen-exams';
import { demoPapers } from '../papers';
import { answersTo } from './answers';
import { ExamParts } from './exam-parts';

const minute = 60_000;

interface DemoExam {
  readonly slug: string;
  readonly paper: string;
  readonly title: string;
  readonly owner: string;
  readonly to: 'own' | 'other' | 'foreign';
  readonly mode: ExamMode;
  readonly startsAt: (context: DemoContext) => Date;
  readonly minutes: number;
  readonly progress: 'coming' | 'running' | 'over';
}

const colleague = '101/teacher/mathematics/2';
const foreigner = '201/teacher/mathematics/1';
const begun = (minutes: number) => (context: DemoContext) => new Date(daysAgo(context, 0).getTime() - minutes * minute);

/** Exams of the demo city: one that runs all day, one of tomorrow, one on paper, one that is over; and those of others. */
const exams: readonly DemoExam[] = [
  {
    slug: 'running',
    paper: 'unit-one',
    title: '七年级数学 12 月阶段检测',
    owner: 'teacher',
    to: 'own',
    mode: 'online',
    startsAt: begun(18),
    minutes: 300,
    progress: 'running',
  },
  {
    slug: 'coming',
    paper: 'unit-one',
    title: '第一章 有理数 单元检测（补测）',
    owner: 'teacher',
    to: 'own',
    mode: 'online',
    startsAt: (context) => cityTime(context, 1, '09:00'),
    minutes: 60,
    progress: 'coming',
  },
  {
    slug: 'printed',
    paper: 'midterm',
    title: '七年级数学上学期期末考试',
    owner: 'teacher',
    to: 'own',
    mode: 'printed',
    startsAt: (context) => cityTime(context, 9, '08:30'),
    minutes: 120,
    progress: 'coming',
  },
  {
    slug: 'sat-midterm',
    paper: 'midterm',
    title: '七年级数学上学期期中考试',
    owner: 'teacher',
    to: 'own',
    mode: 'online',
    startsAt: (context) => cityTime(context, -12, '08:30'),
    minutes: 120,
    progress: 'over',
  },
  {
    slug: 'neighbour',
    paper: 'neighbour-draft',
    title: '一元一次方程 周测',
    owner: colleague,
    to: 'other',
    mode: 'online',
    startsAt: begun(10),
    minutes: 300,
    progress: 'running',
  },
  {
    slug: 'foreign-monthly',
    paper: 'foreign-draft',
    title: '外校月考',
    owner: foreigner,
    to: 'foreign',
    mode: 'online',
    startsAt: begun(10),
    minutes: 300,
    progress: 'running',
  },
];

/** Exams of the demo city in every state, with answers and results of whole classes. */
export async function buildSittings(context: DemoContext): Promise<void> {
  const [parts] = context.contributed(ExamParts);
  if (!parts) return;
  const papers = new Map(demoPapers(context.folder, context.id).map((paper) => [paper.slug, paper.document]));
  for (const exam of exams) await hold(context, parts, exam, papers.get(exam.paper)!);
}

interface Held {
  readonly schoolId: Id;
  readonly examId: Id;
  readonly ownerId: Id;
  readonly startsAt: Date;
}

async function hold(context: DemoContext, parts: ExamParts, exam: DemoExam, document: PaperDocument): Promise<void> {
  const { db, id, world } = context;
  const { slug, to, mode, minutes, title } = exam;
  const classId = { own: world.classId, other: world.otherClassId, foreign: world.foreignClassId }[to];
  const held: Held = {
    schoolId: to === 'foreign' ? world.otherSchoolId : world.schoolId,
    examId: id(`exam.exam.${slug}`),
    ownerId: demoPersonId(context, exam.owner),
    startsAt: exam.startsAt(context),
  };
  await insertExam(db, {
    ...held,
    paperId: id(`exam.paper.${exam.paper}`),
    title,
    subjectId: id('subject/mathematics'),
    gradeId: id('grade/7'),
    document,
    outline: outlineOf(document),
    release: null,
    questions: itemsOf(document).length,
    points: pointsOfPaper(document),
    mode,
    start: 'automatic',
    minutes,
    earliest: Math.round(minutes / 10),
    note: '准备一张草稿纸。有问题点右上角的手，老师会来看你。',
    publishedBy: held.ownerId,
    publishedAt: new Date(held.startsAt.getTime() - 3 * 24 * 60 * minute),
  });
  const items = await freezeItems(db, parts.bank, document);
  await parts.frozenExams.store(db, held, items, await paperForStudents(db, parts, document, items));
  await insertClasses(db, held, [classId]);
  const room = { roomId: id(`exam.room.${slug}`), name: '机房 2', invigilators: [held.ownerId] };
  await insertRooms(db, held, [room]);
  const students = await selectStudents(db, held.schoolId, [classId], world.termId);
  const seated = seatStudents(students, [{ roomId: room.roomId, seats: 300 }])!;
  const sittings = seated.map((one, index) => ({
    ...one,
    id: id(`exam.sitting.${slug}.${index}`),
    extraMinutes: index === 6 ? 20 : 0,
  }));
  await insertSittings(db, held, sittings);
  if (exam.progress === 'coming') return;
  await sit(context, parts, { ...exam, ...held, roomId: room.roomId }, items, sittings);
}

type Sat = Omit<DemoExam, 'startsAt'> & Held & { readonly roomId: Id };

/** How far a student of the list is: the demo student has only been called. */
function stageOf(
  { world }: DemoContext,
  { progress }: Sat,
  personId: Id,
  index: number,
): 'absent' | 'doing' | 'submitted' {
  if (index % 19 === 18) return 'absent';
  if (progress === 'over') return 'submitted';
  if (personId === world.people.student.personId) return 'absent';
  return index % 7 === 3 ? 'submitted' : 'doing';
}

async function sit(
  context: DemoContext,
  parts: ExamParts,
  exam: Sat,
  items: readonly FrozenItem[],
  sittings: readonly { readonly id: Id; readonly personId: Id }[],
): Promise<void> {
  const { db, id } = context;
  const { schoolId, startsAt, slug } = exam;
  const now = exam.progress === 'over' ? new Date(startsAt.getTime() + exam.minutes * minute) : daysAgo(context, 0);
  const rows = await lockSittings(
    db,
    sittings.map((one) => ({ schoolId, id: one.id })),
  );
  const begun = sittings.flatMap((one, index) => {
    const stage = stageOf(context, exam, one.personId, index);
    const row = rows.find((found) => found.id === one.id)!;
    return stage === 'absent' ? [] : [{ row, index, stage }];
  });
  for (const { row, index } of begun) {
    const entered = {
      device: id(`exam.device.${slug}.${index}`),
      enteredAt: new Date(startsAt.getTime() - 4 * minute),
    };
    const asks = exam.progress === 'running' && index % 13 === 4;
    const asking = asks ? { askingDevice: id(`exam.device.${slug}.other.${index}`), askedAt: now } : {};
    await updateDevice(db, { ...row, ...entered, askingDevice: null, askedAt: null, ...asking });
    if (exam.progress === 'running' && index === 8) await updateHand(db, row, now);
  }
  await updateSittings(
    db,
    begun.map(({ row, index, stage }) => ({
      ...row,
      state: stage,
      startedAt: startsAt,
      submittedAt: stage === 'doing' ? null : new Date(now.getTime() - (index % 17) * minute),
    })),
  );
  const written = begun.flatMap(({ row, index, stage }) =>
    answersOf(context, exam, { sittingId: row.id, personId: row.personId, index }, items, stage === 'doing'),
  );
  await storeAnswers(db, sittingAnswers, written, now);
  const ofSitting = Map.groupBy(written, ({ sittingId }) => sittingId);
  await updateTold(
    db,
    begun.map(({ row, index }) => ({
      schoolId,
      id: row.id,
      answered: new Set((ofSitting.get(row.id) ?? []).map(({ itemId }) => itemId)).size,
      waiting: index % 11 === 5 ? 3 : 0,
      left: index % 9 === 2 ? 2 : 0,
    })),
    now,
  );
  const over = begun.filter(({ stage }) => stage === 'submitted').map(({ row }) => row);
  if (over.length > 0) await markSittings(db, parts, over, now);
  await say(context, exam);
}

/** Most are right, the stronger students' more often; the same in every demo city. */
function answersOf(
  { id }: DemoContext,
  { schoolId, slug, startsAt }: Sat,
  { sittingId, personId, index }: { readonly sittingId: Id; readonly personId: Id; readonly index: number },
  items: readonly FrozenItem[],
  isDoing: boolean,
): SittingAnswer[] {
  const until = isDoing ? 2 + (index % Math.max(1, items.length - 3)) : items.length;
  return items.slice(0, until).flatMap((item, position) => {
    const luck = (index * 37 + position * 53) % 100;
    const isRight = luck < 84 - position * 2 - (index % 5) * 6;
    return answersTo(item, isRight, luck).map((answer, part) => ({
      schoolId,
      sittingId,
      personId,
      itemId: item.itemId,
      part,
      client: id(`exam.client.${slug}.${index}`),
      sequence: position * 40 + part,
      writtenAt: new Date(startsAt.getTime() + (position + 1) * 50_000),
      answer,
      isBlank: isBlankAnswer(answer),
      counts: true,
    }));
  });
}

async function say({ db, id }: DemoContext, { slug, schoolId, examId, roomId, ownerId, startsAt, progress }: Sat) {
  if (progress !== 'running') return;
  const text = '第 12 题的“绝对值”写在草稿纸上也可以，答案填在空里。';
  const at = new Date(startsAt.getTime() + 6 * minute);
  const about = { schoolId, examId, roomId, personId: ownerId };
  await insertMessages(db, [{ ...about, id: id(`exam.message.${slug}`), sittingId: null, text, at }]);
  await insertSittingEvents(db, [
    { ...about, id: id(`exam.event.told.${slug}`), sittingId: null, kind: 'told', at, params: { text } },
  ]);
}
