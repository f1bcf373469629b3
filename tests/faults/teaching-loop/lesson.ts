import { type Id, newId } from 'edutech/core/common/ids';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  createHomework,
  handInMine,
  openMine,
  publishHomework,
  saveAnswers,
  setAnswers,
} from 'edutech/plugins/work/api';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';

/** Who takes part, with his session. */
export interface Person {
  readonly id: Id;
  readonly caller: Caller;
}

/** A student and his two pieces of homework: one to be answered in the run, one that he has handed in before it. */
export interface StudentOfRun extends Person {
  readonly attemptId: Id;
  readonly handedIn: Id;
}

export interface Lesson {
  readonly items: readonly { readonly id: Id; readonly body: QuestionBody }[];
  readonly students: readonly StudentOfRun[];
  readonly teachers: readonly Person[];
  readonly homeworkId: Id;
  /** The one that is corrected in the run, and its items. */
  readonly corrected: { readonly homeworkId: Id; readonly items: readonly Id[] };
}

const system = asSystem('a run of faults');
const rows = <Row>(app: TestApp, query: Query<Row>) =>
  app.platform.services.database.read(system, (db) => db.all(query));

const text = (words: string) => [{ kind: 'paragraph' as const, inlines: [{ kind: 'text' as const, text: words }] }];
const choice = { type: 0, stem: text('选一个'), options: [text('甲'), text('乙'), text('丙'), text('丁')], points: 3 };
const gaps = { type: 3, stem: text('填空'), gaps: [{ kind: 'text' }, { kind: 'text' }], points: 4 };
const open = { type: 4, stem: text('计算'), points: 6 };
const bodies = [choice, gaps, open] as unknown as QuestionBody[];
const keys = [
  { choice: [2] },
  {
    gaps: [
      { accepted: ['甲'], comparison: 'text' },
      { accepted: ['乙'], comparison: 'text' },
    ],
  },
  { answer: text('42') },
] as unknown as QuestionKey[];

/** Homework of `count` items given to classes of the demo teacher. */
async function given(teacher: Caller, app: TestApp, title: string, count: number) {
  const items = Array.from({ length: count }, (_, at) => ({ id: newId(), body: bodies[at % 3]! }));
  const made = await teacher.call(createHomework, {
    title,
    kind: 1,
    subjectId: demoId('subject/mathematics'),
    gradeId: demoId('grade/7'),
    note: '',
    sections: [],
    files: [],
    minutes: 20,
    items: items.map(({ id, body }) => ({ itemId: id, section: 0, tiers: 7, way: 'fill', body })),
  });
  const homeworkId = (made.envelope!.data as { homeworkId: Id }).homeworkId;
  await teacher.call(setAnswers, {
    homeworkId,
    answers: items.map(({ id }, at) => ({ itemId: id, key: keys[at % 3] })),
  });
  const published = await teacher.call(publishHomework, {
    homeworkId,
    release: 2,
    rounds: 1,
    aiRule: 'none',
    counts: false,
    reason: '错误演练',
    targets: app.world.people.teacher.classIds.map((classId) => ({
      classId,
      startsAt: new Date(Date.now() - 3_600_000).toISOString(),
      dueAt: new Date(Date.now() + 6 * 3_600_000).toISOString(),
    })),
  });
  if (published.status !== 200) throw new Error(published.text);
  return { homeworkId, items };
}

const attemptsOf = (app: TestApp, homeworkId: Id) =>
  rows(
    app,
    sql<{ id: Id; personId: Id }>`select t.id, t.person_id from work.attempt t
      join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
      where a.homework_id = ${homeworkId} order by t.id`,
  );

/** Colleagues who teach the subject in the same classes from now on. */
async function teachersFor(app: TestApp, count: number): Promise<Person[]> {
  const { schoolId, termId, people } = app.world;
  const colleagues = await rows(
    app,
    sql<{ id: Id }>`select distinct person_id as id from core.class_teacher
      where school_id = ${schoolId} and term_id = ${termId} and person_id <> ${people.teacher.personId}
      order by person_id limit ${count - 1}`,
  );
  await app.platform.services.database.write(system, async (db) => {
    for (const { id } of colleagues)
      for (const classId of people.teacher.classIds)
        await db.run(sql`insert into core.class_teacher (school_id, term_id, class_id, subject_id, person_id)
          values (${schoolId}, ${termId}, ${classId}, ${demoId('subject/mathematics')}, ${id}) on conflict do nothing`);
  });
  const others = await Promise.all(colleagues.map(async ({ id }) => ({ id, caller: await signedInPerson(app, id) })));
  return [{ id: people.teacher.personId, caller: await signedIn(app, 'teacher') }, ...others];
}

/** What the run starts from: two pieces of homework, students of several classes, and teachers who correct together. */
export async function prepareLesson(app: TestApp, most: { students: number; teachers: number }): Promise<Lesson> {
  const teachers = await teachersFor(app, most.teachers);
  const [owner] = teachers;
  const answered = await given(owner!.caller, app, '错误演练：作答', 18);
  const corrected = await given(owner!.caller, app, '错误演练：批改', 6);
  const handedIn = new Map((await attemptsOf(app, corrected.homeworkId)).map(({ id, personId }) => [personId, id]));
  const students: StudentOfRun[] = [];
  for (const { id: attemptId, personId } of (await attemptsOf(app, answered.homeworkId)).slice(0, most.students)) {
    const caller = await signedInPerson(app, personId);
    const before = handedIn.get(personId)!;
    await handInAll(caller, before, corrected.items);
    students.push({ id: personId, caller, attemptId, handedIn: before });
  }
  return {
    items: answered.items,
    students,
    teachers,
    homeworkId: answered.homeworkId,
    corrected: { homeworkId: corrected.homeworkId, items: corrected.items.map(({ id }) => id) },
  };
}

async function handInAll(caller: Caller, attemptId: Id, items: readonly { readonly id: Id }[]): Promise<void> {
  await caller.call(openMine, { attemptId });
  const answer = { content: text('我的解答') };
  await caller.call(saveAnswers, {
    attemptId,
    client: newId(),
    answers: items.flatMap(({ id }, at) =>
      at % 3 === 2 ? [{ itemId: id, part: 0, sequence: at, age: 0, answer }] : [],
    ),
  });
  await caller.call(handInMine, { attemptId });
}
