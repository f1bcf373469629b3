import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import { sql } from 'edutech/core/server/data/db';
import { getQuestion, listQuestions, QuestionBank, type QuestionResult } from 'edutech/plugins/questions/api';
import { measureQuestions } from 'edutech/plugins/questions/server/bank/measure.job';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, firstChapter, idsOf, question } from './questions-kit';

let app: TestApp;
let teacher: Caller;
let students: { personId: string; schoolId: string }[];
const minutes = 60_000;
/** When homework was handed in: told again, it is the same result. */
const handedIn = new Date(Date.now() - 30 * minutes);

beforeAll(async () => {
  app = await startApp({ on: ['questions'] });
  teacher = await signedIn(app, 'teacher');
  students = await asPlatform((db) =>
    db.all(sql<{ personId: string; schoolId: string }>`
      select person_id, school_id from core.post
      where role_type = 3 and school_id = ${app.world.people.teacher.schoolId} order by person_id limit 12`),
  );
});
afterAll(() => app.close());

const asPlatform = <Value>(work: (db: Db) => Promise<Value>) =>
  app.platform.services.database.write(asSystem('a test'), work);

type Told = Partial<Pick<QuestionResult, 'points' | 'seconds' | 'version' | 'at'>>;

/** Tells how each of some students did. */
const tell = (slug: string, told: readonly Told[]) =>
  asPlatform((db) =>
    app.platform.container.get(QuestionBank).noteResults(
      db,
      told.map((one, nth) => ({
        ...students[nth]!,
        questionId: question(slug),
        version: 1,
        part: 0,
        points: 0,
        of: 4,
        seconds: null,
        at: handedIn,
        ...one,
      })),
    ),
  );

const measure = (clock: Clock = app.platform.container.get(Clock)) =>
  measureQuestions({ clock, database: app.platform.container.get(Database) }).run(
    {},
    { actor: asSystem('a test'), signal: new AbortController().signal, attempt: 1, heartbeat: async () => undefined },
  );

const figuresOf = async (slug: string) =>
  dataOf<typeof getQuestion>(await teacher.call(getQuestion, { id: question(slug) }));

/** Points of twelve students: the first so many have all four, the others none. */
const right = (count: number, more: (nth: number) => Told = () => ({})): Told[] =>
  students.map((_, nth) => ({ points: nth < count ? 4 : 0, ...more(nth) }));

test('figures are those of the first answer of each student, once enough have answered', async () => {
  await tell('subtract', right(3).slice(0, 9));
  await measure();
  expect(await figuresOf('subtract')).toMatchObject({ answered: 9, facility: null, measures: [] });
  await tell(
    'subtract',
    right(3, (nth) => ({ seconds: 20 + nth })),
  );
  // who does it again has seen it before
  await tell(
    'subtract',
    right(12, () => ({ at: new Date() })),
  );
  await measure();
  const { answered, facility, seconds, measures } = await figuresOf('subtract');
  expect({ answered, facility }).toEqual({ answered: 12, facility: 0.25 });
  expect([25, 26]).toContain(seconds);
  expect(measures).toEqual([{ part: 0, answered: 12, facility: 0.25, seconds }]);
});

test('a question that the stronger solve and the weaker do not tells them apart', async () => {
  await tell('below-zero', right(6));
  await tell(
    'subtract',
    right(6, () => ({ at: new Date(handedIn.getTime() - 30 * minutes) })),
  );
  await tell('slogan', right(12));
  await measure();
  const { discrimination, correlation } = await figuresOf('below-zero');
  expect(discrimination).toBeCloseTo(1);
  expect(correlation).toBeGreaterThan(0.7);
});

test('a list is sorted by what was measured', async () => {
  await tell('below-zero', right(0));
  await measure();
  const listed = await teacher.call(listQuestions, { nodeIds: [firstChapter], sort: 'hardest' });
  expect(idsOf(dataOf<typeof listQuestions>(listed).data)[0]).toBe(question('below-zero'));
});

test('marks that were changed since are measured again, and nothing is without news', async () => {
  const later = { now: () => new Date(Date.now() + 5 * minutes) };
  await tell('below-zero', right(9));
  await measure(later);
  expect((await figuresOf('below-zero')).facility).toBe(0.75);
  const at = () =>
    asPlatform((db) =>
      db.one(sql`select measured_at from questions.measure where question_id = ${question('below-zero')}`),
    );
  const before = await at();
  await measure({ now: () => new Date(Date.now() + 9 * minutes) });
  expect(await at()).toEqual(before);
});
