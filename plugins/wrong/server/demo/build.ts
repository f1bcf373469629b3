import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo } from 'edutech/core/server/demo/people-and-days';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import { entryStates, reasons } from '../../model/entry';
import { usualPlan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { insertEntries, insertPictures, type NewEntry } from '../collection/entries.queries';
import { insertPractice, updateMemory, upsertPlan } from '../practice/practice.queries';
import { grades, isMastered, type Memory, reviewMemory } from 'edutech/plugins/questions/kit/common/scheduling/memory';
import { selectFirstStudent, selectToldEntries, updateReasons } from './demo.queries';
import { type DemoEntry, demoEntries } from './entries';

const usualSeconds = 90;

/** What the demo's homework has told is there already; this adds what students make of it, and what they add themselves. */
export async function build(context: DemoContext): Promise<void> {
  const { db, world, clock } = context;
  const { personId } = world.people.student;
  const owner = { personId, schoolId: world.schoolId };
  await sayReasons(context);
  for (const entry of demoEntries(context.folder)) await add(context, owner, entry);
  await addPicture(context, 'own', owner);
  await addPicture(context, 'neighbour', await selectFirstStudent(db, world.otherClassId));
  await addPicture(context, 'foreign', await selectFirstStudent(db, world.foreignClassId));
  await upsertPlan(db, { ...usualPlan, daysOff: [6], ...owner, now: clock.now() });
}

/** Students of the class say why, most of them; the demo student has one left to say. */
async function sayReasons({ db, world, random }: DemoContext): Promise<void> {
  const told = await selectToldEntries(db, world.schoolId, world.classId);
  const last = told.findLast(({ personId }) => personId === world.people.student.personId);
  const said = told
    .filter((entry) => entry !== last && random() < 0.7)
    .map((entry) => ({ id: entry.id, reason: reasons[Math.floor(random() * reasons.length)]! }));
  if (said.length > 0) await updateReasons(db, said);
}

interface Owner {
  readonly personId: Id;
  readonly schoolId: Id;
}

const empty = { pointIds: [], pushId: null, version: null, questionId: null, type: null } as const;

async function add(context: DemoContext, owner: Owner, entry: DemoEntry): Promise<void> {
  const { db, id } = context;
  const row: NewEntry = {
    ...empty,
    ...owner,
    id: id(`wrong.entry.${entry.slug}`),
    subjectId: id(`subject/${entry.subject}`),
    questionId: id(`questions.question.${entry.slug}`),
    version: 1,
    type: entry.type,
    seconds: usualSeconds,
    origin: entry.origin,
    words: entry.words ?? '',
    reason: entry.reason ?? null,
    now: daysAgo(context, entry.daysAgo),
  };
  await insertEntries(db, [row]);
  let memory: Memory = {
    dueAt: row.now,
    stability: 0,
    difficulty: 0,
    reps: 0,
    lapses: 0,
    cardState: 0,
    reviewedAt: null,
    rightInRow: 0,
    rightSince: null,
  };
  for (const { daysAgo: days, grade } of entry.reviews)
    memory = reviewMemory(
      memory,
      { grade, isRight: grade > grades.again },
      { plan: usualPlan, now: daysAgo(context, days), load: new Map() },
    );
  const { reviewedAt } = memory;
  if (!reviewedAt) return;
  const isDone = isMastered(memory, reviewedAt);
  const state = isDone ? entryStates.mastered : entryStates.practised;
  await updateMemory(db, row, { ...memory, state, masteredAt: isDone ? reviewedAt : null });
}

/** A picture that was kept as it is, and a practice of it: what the permission matrix asks for. */
async function addPicture(context: DemoContext, whose: 'own' | 'neighbour' | 'foreign', owner: Owner): Promise<void> {
  const { db, id } = context;
  const now = daysAgo(context, 3);
  const row: NewEntry = {
    ...empty,
    ...owner,
    id: id(`wrong.entry.${whose}`),
    subjectId: id('subject/mathematics'),
    seconds: 2 * usualSeconds,
    origin: 'photo',
    words: '数轴上的动点',
    reason: 'method',
    now,
  };
  await insertEntries(db, [row]);
  const file = await storeMedia(context, 'moving-point.jpg', { group: 'photos', owner });
  await insertPictures(db, owner.schoolId, row.id, [file.id]);
  await insertPractice(db, { ...owner, id: id(`wrong.practice.${whose}`), entryIds: [row.id], startedAt: now });
}
