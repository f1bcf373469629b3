import { expect } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { closeHomework } from 'edutech/plugins/work/server/answering/close.job';
import { report, secondsSince } from '../../long/report';
import { closing } from '../../support/running/closing';
import { everyAcknowledgedIsThere, sorted, theLastOfEachStands } from '../under-fire/nothing-missing';
import { countsOf, onSite, type Site } from '../under-fire/site';
import { lessonUnderFire, type LessonExtent, type Over } from './run';
import type { Student } from './student';

/** Runs the lesson and looks at what is left of it: the one thing that may not happen is that something is missing. */
export const noAnswerIsLost = (extent: LessonExtent) =>
  onSite({ areas: ['work'] }, async (site) => {
    const began = Date.now();
    const over = await lessonUnderFire(site, extent);
    tell(over, extent, began);
    expect(over.kills).toHaveLength(extent.kills);
    expect(over.students.flatMap(({ faults }) => faults)).toEqual([]);
    await noAnswerIsMissing(site, over.students);
    await everyMarkIsThere(site, over);
    await whatWasHandedInIsWhole(site, over);
    await closingUsesAll(site, over);
  });

function tell({ kills, students, teachers, handedIn }: Over, { seed }: LessonExtent, began: number): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  report('a lesson under fire', {
    seed,
    took: secondsSince(began),
    ...countsOf(kills),
    'answers acknowledged': sum(students.map(({ acknowledged }) => acknowledged.length)),
    'marks acknowledged': sum(teachers.map(({ given }) => given.length)),
    'marks where a colleague was quicker': sum(teachers.map(({ yielded }) => yielded)),
    'pages opened': sum(students.map(({ opened }) => opened)),
    'handed in': handedIn.length,
  });
}

/** Every acknowledged answer is there, and the last of each item is the one that stands. */
export async function noAnswerIsMissing(site: Pick<Site, 'rows'>, students: readonly Student[]): Promise<void> {
  everyAcknowledgedIsThere(
    students,
    await site.rows(sql`select attempt_id || '/' || item_id || '/' || client || '/' || sequence as name,
      answer as value from work.answer_event`),
  );
  theLastOfEachStands(students, await standingAnswers(site));
}

const standingAnswers = (site: Pick<Site, 'rows'>) =>
  site.rows(
    sql<{
      name: string;
      value: unknown;
    }>`select attempt_id || '/' || item_id as name, answer as value from work.answer`,
  );

async function standingOf(site: Site): Promise<Map<string, string>> {
  const answers = await standingAnswers(site);
  return new Map(answers.map(({ name, value }) => [name.replaceAll('-', ''), sorted(value)]));
}

interface MarkEvent {
  readonly id: Id;
  readonly place: string;
  readonly version: number;
  readonly points: number;
}

/** Every mark that was acknowledged is recorded, each version once; the last of them stands. */
async function everyMarkIsThere(site: Site, over: Over): Promise<void> {
  const events = await site.rows(
    sql<MarkEvent>`select replace(id::text, '-', '') as id, attempt_id || '/' || item_id as place,
      (before ->> 'version')::int as version, (after ->> 'points')::float as points from work.mark_event
      where why = 'given' order by version`,
  );
  const ids = new Set(events.map(({ id }) => id));
  const given = over.teachers.flatMap((teacher) => teacher.given);
  expect(given.length).toBeGreaterThan(over.teachers.length);
  expect(given.filter(({ markId }) => !ids.has(markId))).toEqual([]);

  const marks = await site.rows(
    sql<{ place: string; version: number; points: number }>`
      select attempt_id || '/' || item_id as place, version, points::float as points from work.mark`,
  );
  const standing = new Map(marks.map((mark) => [mark.place, mark]));
  for (const [place, ofPlace] of Map.groupBy(events, (event) => event.place)) {
    const versions = ofPlace.map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    const last = ofPlace.at(-1)!;
    expect(standing.get(place)).toMatchObject({ version: last.version + 1, points: last.points });
  }
}

/** The receipts that students were given are those that stand, and handing in took all that had been acknowledged. */
async function whatWasHandedInIsWhole(site: Site, over: Over): Promise<void> {
  const attempts = await site.rows(
    sql<{ id: Id; state: number; receipt: string }>`select id, state, receipt from work.attempt`,
  );
  const byId = new Map(attempts.map((attempt) => [attempt.id.replaceAll('-', ''), attempt]));
  for (const { who, receipt } of over.handedIn) {
    expect(byId.get(who.subject)).toMatchObject({ receipt });
    expect(byId.get(who.subject)!.state).toBeGreaterThanOrEqual(2);
  }
  const beside = await site.rows(sql`select 1 from work.answer_event where not counted`);
  expect(beside).toEqual([]);
}

/** The others' time is up: the job takes everything that stands, and the platform marks it. */
async function closingUsesAll(site: Site, over: Over): Promise<void> {
  const before = await standingOf(site);
  await site.app.platform.services.database.write(asSystem('a run of faults'), (db) =>
    db.run(sql`update work.assignment set starts_at = ${new Date(Date.now() - 7_200_000)},
      due_at = ${new Date(Date.now() - 3_600_000)} where homework_id = ${over.lesson.homeworkId}`),
  );
  await closing(site.app, closeHomework);
  expect(await standingOf(site)).toEqual(before);
  const open = await site.rows(
    sql<{ id: Id }>`select t.id from work.attempt t join work.assignment a on a.school_id = t.school_id
      and a.id = t.assignment_id where a.homework_id = ${over.lesson.homeworkId} and t.state in (1, 4)`,
  );
  expect(open).toEqual([]);
  const choices = over.lesson.items.filter(({ body }) => body.type === 0).map(({ id }) => id);
  const marked = await site.rows(
    sql<{ name: string; isRight: boolean }>`
      select attempt_id || '/' || item_id as name, state = 'right' as is_right from work.mark
      where item_id = any(${choices}::uuid[])`,
  );
  const verdicts = new Map(marked.map(({ name, isRight }) => [name.replaceAll('-', ''), isRight]));
  for (const { who } of over.students)
    for (const item of choices) {
      const place = `${who.subject}/${item}`;
      const answer = before.get(place);
      if (answer) expect(verdicts.get(place)).toBe(answer === sorted({ choice: [2] }));
    }
}
