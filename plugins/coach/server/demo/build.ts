import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { exerciseKey } from '../../model/exercise-key';
import { requestStates, type StuckPlace } from '../../model/request';
import { upsertHint } from '../answering/hints.queries';
import { insertAnswer, upsertReader } from '../answering/answers.queries';
import { insertRequest, recount } from '../asking/requests.queries';
import { insertView } from '../asking/ladder.queries';
import { answerRequests } from '../desk/desk.queries';
import { replaceDuties } from '../desk/duty.queries';
import { insertItem } from '../items/items.queries';
import { selectStudents } from './demo.queries';
import { type DemoItem, demoDesk } from './desk-text';
import { keepItem } from './keep.queries';

const hour = 3_600_000;
const minute = 60_000;

interface Asker {
  readonly personId: Id;
  readonly schoolId: Id;
}

/** The desk of the demo teacher with forty questions of one class, and one question of a neighbouring class and school. */
export async function build(context: DemoContext): Promise<void> {
  const { db, world, id } = context;
  const students = await selectStudents(db, world.classId, world.termId);
  const own = students.find(({ personId }) => personId === world.people.student.personId)!;
  const others = students.filter((one) => one !== own);
  for (const item of demoDesk(context.folder)) await addItem(context, item, { own, others });
  await addElsewhere(context, 'neighbour', world.otherClassId);
  await addElsewhere(context, 'foreign', world.foreignClassId);
  const evening = { fromTime: '18:30', untilTime: '20:30' };
  const days = [1, 2, 3, 4, 7].map((day) => ({ day, ...evening }));
  const duty = {
    schoolId: world.schoolId,
    subjectId: id('subject/mathematics'),
    personId: world.people.teacher.personId,
  };
  await replaceDuties(db, duty, days);
}

interface People {
  readonly own: Asker;
  readonly others: readonly Asker[];
}

async function addItem(context: DemoContext, item: DemoItem, { own, others }: People): Promise<void> {
  const { db, world, id, clock } = context;
  const { schoolId, classId } = world;
  const now = clock.now();
  const key = { schoolId, id: id(`coach.item.${item.slug}`) };
  const subjectId = id(`subject/${item.subject}`);
  const exercise = item.exercise ?? '';
  await insertItem(db, {
    ...key,
    subjectId,
    questionId: item.exercise ? null : id(`questions.question.${item.slug}`),
    version: item.exercise ? null : 1,
    words: exercise,
    wordsKey: exerciseKey(exercise),
    pointIds: [],
    now,
  });
  const asked = new Date(now.getTime() - item.hours * hour);
  // the demo student asks about the first item, and about those that are answered
  const isOwn = item.slug === 'points-on-line' || item.film !== undefined;
  for (const [at, { stuck, words }] of item.asks.entries()) {
    const asker = at === 0 && isOwn ? own : others[(item.first + at) % others.length]!;
    const askedAt = new Date(asked.getTime() + at * 7 * minute);
    await addRequest(context, { item, itemId: key.id, subjectId, asker, classId, stuck, words, askedAt, at });
  }
  await addHints(context, item, key, others);
  await addAnswer(context, item, { itemId: key.id, answeredAt: new Date(asked.getTime() + 90 * minute) });
  await recount(db, { schoolId, classId, subjectId, itemId: key.id });
  if (item.kept) await keepItem(db, { ...key, personId: world.people.teacher.personId, now });
}

interface Request {
  readonly item: DemoItem;
  readonly itemId: Id;
  readonly subjectId: Id;
  readonly asker: Asker;
  readonly classId: Id;
  readonly stuck: StuckPlace;
  readonly words: string;
  readonly askedAt: Date;
  readonly at: number;
}

const addRequest = ({ db, id }: DemoContext, row: Request) =>
  insertRequest(db, {
    schoolId: row.asker.schoolId,
    id: id(`coach.request.${row.item.slug}/${row.at}`),
    itemId: row.itemId,
    personId: row.asker.personId,
    classId: row.classId,
    subjectId: row.subjectId,
    area: row.item.area,
    placeId: null,
    title: row.item.title ?? '',
    number: row.item.number ?? null,
    stuck: row.stuck,
    words: row.words,
    voiceId: null,
    state: requestStates.open,
    askedAt: row.askedAt,
    expectedAt: new Date(row.askedAt.getTime() + 24 * hour),
    answeredAt: null,
    answerId: null,
    sharedAt: row.item.isAskShared ? row.askedAt : null,
  });

async function addHints(
  { db, world, clock }: DemoContext,
  { hints }: DemoItem,
  key: { readonly schoolId: Id; readonly id: Id },
  students: readonly Asker[],
): Promise<void> {
  const now = clock.now();
  const authorId = world.people.teacher.personId;
  for (const { rung, words } of hints) {
    await upsertHint(db, key, { rung, content: plainContent(words), authorId, now });
    // fewer open each further rung
    for (const { personId } of students.slice(0, 14 - rung * 4))
      await insertView(db, key, { rung: rung as 1, personId, classId: world.classId, now });
  }
}

async function addAnswer(
  context: DemoContext,
  item: DemoItem,
  { itemId, answeredAt }: { readonly itemId: Id; readonly answeredAt: Date },
): Promise<void> {
  if (!item.film && !item.text) return;
  const { db, world, id } = context;
  const { personId, schoolId } = world.people.teacher;
  const owner = { personId, schoolId: schoolId! };
  const answerId = id(`coach.answer.${item.slug}`);
  const film = item.film ? await storeMedia(context, item.film, { group: 'films', owner }) : null;
  await insertAnswer(db, {
    schoolId: world.schoolId,
    id: answerId,
    itemId,
    authorId: personId,
    stuck: null,
    kind: film ? 'film' : 'text',
    content: plainContent(item.said ?? item.text ?? ''),
    drawing: [],
    fileId: film?.id ?? null,
    seconds: item.seconds ?? 0,
    cutFrom: null,
    cutTo: null,
    captions: item.captions ?? '',
    classIds: [world.classId],
    isShared: item.isShared ?? false,
    isEarly: true,
    createdAt: answeredAt,
  });
  const ids = item.asks.map((_, at) => id(`coach.request.${item.slug}/${at}`));
  await answerRequests(db, world.schoolId, ids, { answerId, now: answeredAt, state: requestStates.answered });
  const students = await selectStudents(db, world.classId, world.termId);
  for (const [at, student] of students.slice(6, 6 + item.asks.length * 2).entries())
    await upsertReader(
      db,
      { schoolId: world.schoolId, answerId, personId: student.personId, now: answeredAt },
      at % 4 !== 3,
    );
}

/** A question of another class: what the permission matrix asks for. */
async function addElsewhere(context: DemoContext, whose: 'neighbour' | 'foreign', classId: Id): Promise<void> {
  const { db, world, id, clock } = context;
  const now = clock.now();
  const [asker] = await selectStudents(db, classId, world.termId);
  const subjectId = id('subject/mathematics');
  const item = { slug: whose, area: 'own' as const, subject: 'mathematics', hours: 2, first: 0, asks: [], hints: [] };
  const key = { schoolId: asker!.schoolId, id: id(`coach.item.${whose}`) };
  const words = `${whose === 'foreign' ? '外校' : '邻班'}的练习：一个数的相反数是 −5，这个数是多少？`;
  await insertItem(db, {
    ...key,
    subjectId,
    questionId: null,
    version: null,
    words,
    wordsKey: exerciseKey(words),
    pointIds: [],
    now,
  });
  const row = { item, itemId: key.id, subjectId, asker: asker!, classId, askedAt: now, at: 0 };
  await addRequest(context, { ...row, stuck: 'begin', words: '从哪里开始？' });
  await recount(db, { schoolId: key.schoolId, classId, subjectId, itemId: key.id });
  await insertAnswer(db, {
    schoolId: key.schoolId,
    id: id(`coach.answer.${whose}`),
    itemId: key.id,
    authorId: asker!.personId,
    stuck: null,
    kind: 'text',
    content: plainContent('5'),
    drawing: [],
    fileId: null,
    seconds: 0,
    cutFrom: null,
    cutTo: null,
    captions: '',
    classIds: [classId],
    isShared: false,
    isEarly: true,
    createdAt: now,
  });
}
