// The statements of the page of a class over answers of a whole city. A class reads its own by one index, so the number of others does
// not matter: BENCH_SITUATION_ANSWERS=10000000 shows that.
import process from 'node:process';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { type Db, sql } from 'edutech/core/server/data/db';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import {
  countTasks,
  selectClassAnswers,
  selectMastery,
  selectPointAnswers,
  type TaughtRow,
} from 'edutech/plugins/situation/server/classes/class.queries';
import { selectOwnAnswers } from 'edutech/plugins/situation/server/students/own.queries';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { median } from '../support/figures';
import { filled } from '../support/filled';
import { appUrlOf, startProduct } from '../support/product';

const answers = Number(process.env['BENCH_SITUATION_ANSWERS'] ?? 100_000);
/** Students of a class, and answers of each in twelve weeks. */
const students = 45;
const ofStudent = 380;
const points = 40;
const rounds = 9;
/** Issue 15: every page. */
const limitMilliseconds = 500;
const system = asSystem('a bench measures');

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const logger = new LineLogger({ level: 'warn', form: 'short', clock: systemClock, write: () => undefined });
  const database = new PostgresDatabase(appUrlOf(product.ownerUrl), logger);
  try {
    const { taught, people, pointId } = await fill(database, product.ownerUrl);
    const since = new Date(systemClock.now().getTime() - 84 * 86_400_000);
    const questions: readonly [string, (db: Db) => Promise<unknown>][] = [
      ['answers of a class, twelve weeks', (db) => selectClassAnswers(db, taught, since)],
      ['answers of a class about a point', (db) => selectPointAnswers(db, taught, pointId, since)],
      ['tasks of a class', (db) => countTasks(db, taught, since)],
      ['what the students of a class know', (db) => selectMastery(db, taught.subjectId, people)],
      ['answers of a student', (db) => selectOwnAnswers(db, people[0]!, true)],
    ];
    const rows: (string | number)[][] = [];
    for (const [title, ask] of questions) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        await database.read(system, ask);
        times.push(performance.now() - begun);
      }
      const worst = Math.max(...times);
      rows.push([title, median(times).toFixed(1), worst.toFixed(1), worst <= limitMilliseconds ? 'yes' : '**no**']);
    }
    return [
      {
        title: 'What a class knows',
        note: `${answers.toLocaleString('en')} answers of other classes, ${(students * ofStudent).toLocaleString('en')} of the class; statements of the page, ${rounds} rounds, the first of them cold; limit ${limitMilliseconds} ms for a page.`,
        columns: ['statement', 'median ms', 'slowest ms', 'kept'],
        rows,
      },
    ];
  } finally {
    await database.close();
    await product.stop();
  }
}

/** Answers of a class of the demo city, and those of all others, by students whom it has. */
async function fill(database: PostgresDatabase, ownerUrl: string) {
  const write = <T>(work: (db: Db) => Promise<T>) => database.write(system, work);
  const taught = await write((db) =>
    db.one<TaughtRow>(sql`
      select c.school_id, c.id as class_id, (select id from core.subject order by sort, id limit 1) as subject_id,
        c.name as class_name, '' as subject, '' as subject_en from core.class c order by c.id limit 1`),
  );
  const everybody = await write((db) =>
    db.all<{ id: Id }>(sql`select distinct person_id as id from core.class_member order by 1 limit ${students * 40}`),
  );
  const ids = everybody.map(({ id }) => id);
  const [people, others] = [ids.slice(0, students), ids.slice(students)];
  const classes = await write((db) =>
    db.all<{ id: Id }>(sql`
      select id from core.class where school_id = ${taught.schoolId} and id <> ${taught.classId} order by id`),
  );
  if (others.length === 0 || classes.length === 0) throw new Error('the demo city has too few students or classes');
  const insert = (of: readonly Id[], ofClasses: readonly Id[], tag: string) => (from: number, to: number) =>
    `
    insert into situation.evidence (school_id, person_id, area, attempt_id, item_id, part, thing_id, class_id,
      subject_id, question_id, question_version, point_ids, share, expected, at, title)
    select ${quoted(taught.schoolId)}, (${idsOf(of)})[1 + n % ${of.length}], 'work',
      md5('${tag}' || n / 20)::uuid, md5('${tag} item' || n)::uuid, 0, md5('thing' || n / 900)::uuid,
      (${idsOf(ofClasses)})[1 + n % ${ofClasses.length}],
      ${quoted(taught.subjectId)}, md5('question' || n % 4000)::uuid, 1, array[md5('point' || n % ${points})::uuid],
      (n % 3) / 2.0, 0.65, now() - (n % 80) * interval '1 day', 'Homework ' || n / 900
    from generate_series(${from}, ${to}) n`;
  await filled(ownerUrl, 'situation.evidence', [
    {
      rows: answers,
      insert: insert(
        others,
        classes.map(({ id }) => id),
        'others',
      ),
    },
    { rows: students * ofStudent, insert: insert(people, [taught.classId], 'own') },
  ]);
  await write((db) =>
    db.run(sql`
      insert into situation.mastery (school_id, person_id, point_id, subject_id, ability, answers, share, last_at)
      select ${taught.schoolId}, p, md5('point' || n)::uuid, ${taught.subjectId}, 0.2, 9, 0.6, now()
      from unnest(${people}::uuid[]) p, generate_series(0, ${points - 1}::int) n`),
  );
  const { pointId } = await write((db) =>
    db.one<{ pointId: string }>(sql`select replace(md5('point1')::uuid::text, '-', '') as point_id`),
  );
  return { taught, people, pointId };
}

const quoted = (id: string) => `'${id}'::uuid`;
const idsOf = (ids: readonly string[]) => `array[${ids.map((id) => `'${id}'`).join(', ')}]::uuid[]`;
