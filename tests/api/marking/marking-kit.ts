import type { OutputOf } from 'edutech/core/common/endpoint';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/marking/api';
import { verdictOf } from 'edutech/plugins/marking/model/marks/modes';
import type { MarkRules } from 'edutech/plugins/marking/model/marks/rules';
import { type Caller, signedIn, signedInPerson } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered; fails where it was refused. */
export function dataOf<E>(answer: Answered): OutputOf<E> {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.envelope!.data as OutputOf<E>;
}

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;

export const demoProject = demoId('marking.project.running');
export const satExam = demoId('exam.exam.sat-midterm');
export const item = (slug: string) => demoId(`exam.item.midterm.${slug}`);

/** Removes the demo project, so that its exam can be marked from the beginning. */
export const removeProjects = (app: TestApp) =>
  app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`delete from marking.project where exam_id = ${satExam}`),
  );

/** Teachers of the school, the demo teacher not among them. */
export async function colleagues(app: TestApp, count: number): Promise<Id[]> {
  const rows = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: Id }>(sql`
      select distinct person_id as id from core.class_teacher
      where school_id = ${app.world.schoolId} and person_id <> ${app.world.people.teacher.personId}
      order by person_id limit ${count}`),
  );
  return rows.map(({ id }) => id);
}

export interface Opened {
  readonly projectId: Id;
  readonly leader: Caller;
  readonly markers: readonly Caller[];
  readonly setup: OutputOf<typeof api.examSetup>;
}

/** The demo teacher opens the marking of the exam that was sat, with so many colleagues as markers of every question. */
export async function openProject(app: TestApp, count: number, rules: Partial<MarkRules> = {}): Promise<Opened> {
  await removeProjects(app);
  const leader = await signedIn(app, 'teacher');
  const people = await colleagues(app, count);
  const setup = dataOf<typeof api.examSetup>(await leader.call(api.examSetup, { examId: satExam }));
  const projectId = newId();
  const questions = setup.questions.map(({ itemId, part, rules: usual }) => ({
    itemId,
    part,
    rules: { ...usual, selfShare: 0, ...rules },
    steps: [],
    markers: people.map((personId) => ({ personId })),
  }));
  dataOf(await leader.call(api.createProject, { projectId, examId: satExam, title: '期中阅卷', questions }));
  const markers = await Promise.all(people.map((personId) => signedInPerson(app, personId)));
  return { projectId, leader, markers, setup };
}

export const sentMark = (turnId: Id, points: number | null, more: Partial<api.SentMark> = {}): api.SentMark => ({
  markId: newId(),
  turnId,
  points,
  steps: [],
  flags: [],
  problem: null,
  note: '',
  seconds: 5,
  ...more,
});

export interface StoredAnswer {
  readonly id: Id;
  readonly state: string;
  readonly points: number | null;
  readonly takers: readonly Id[];
  readonly people: readonly Id[];
  readonly marks: readonly number[];
}

/** Answers of a question as they are stored, with their marks. */
export const storedAnswers = (app: TestApp, projectId: Id, itemId: Id) =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<StoredAnswer>(sql`
      select a.id, a.state, a.points::float8 as points, a.takers,
        coalesce(array_agg(t.person_id order by t.first_given_at, t.id) filter (where t.given_at is not null), '{}') as people,
        coalesce(array_agg(t.points::float8 order by t.first_given_at, t.id) filter (where t.given_at is not null), '{}') as marks
      from marking.answer a left join marking.turn t on t.school_id = a.school_id and t.answer_id = a.id and t.kind = 'mark'
      where a.project_id = ${projectId} and a.item_id = ${itemId}
      group by a.school_id, a.id order by a.id`),
  );

/** What is wrong with stored answers by the rules of their question; nothing where all is right. */
export function faultsOf(
  answers: readonly StoredAnswer[],
  rules: Pick<MarkRules, 'mode' | 'limit' | 'step'>,
): string[] {
  return answers.flatMap(({ id, state, points, people, marks }) => {
    const verdict = verdictOf(rules, marks);
    const faults: string[] = [];
    if (new Set(people).size !== people.length) faults.push(`${id} was marked twice by one person`);
    if (verdict.state !== state) faults.push(`${id} is ${state}, its marks ${marks.join(' ')} say ${verdict.state}`);
    if (verdict.state === 'done' && verdict.points !== points)
      faults.push(`${id} has ${points}, not ${verdict.points}`);
    return faults;
  });
}
