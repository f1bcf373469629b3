// Lists of resources over ten thousand and a million varied ones: chapters of the demo's textbooks × kinds × teachers ×
// schools. As the application's role, with row-level security, by the statements that the calls send.
import process from 'node:process';
import pg from 'pg';
import type { Actor, SignedIn } from 'edutech/core/server/actor';
import { asSystem, visitor } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { Database } from 'edutech/core/server/data/database';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { selectLines } from 'edutech/plugins/resource/server/browsing/lines.queries';
import {
  countMatching,
  type Listed,
  type Narrowing,
  selectPart,
  selectShares,
} from 'edutech/plugins/resource/server/browsing/listing.queries';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { superuser } from '../../host/build/database/postgres.mjs';
import { median, verdict } from './support/figures';
import { appUrlOf, startProduct } from './support/product';

/** The second size can be made smaller for looking at while one works. */
const sizes = [10_000, Number(process.env['BENCH_RESOURCES'] ?? 1_000_000)];
const rounds = 200;
/** quality.md section 3: over a million rows p99 within twice that over ten thousand. */
const mostTimes = 2;

/** What is asked for in turn, so that not one range alone is warm. */
interface Fixture {
  readonly nodes: readonly string[];
  readonly subjects: readonly { readonly id: string; readonly stage: 'primary' | 'junior' | 'senior' }[];
  readonly grades: readonly string[];
  readonly teacher: SignedIn;
}

type Question = readonly [
  what: string,
  ask: (
    fixture: Fixture,
    round: number,
  ) => { readonly actor: Actor; readonly listed: Listed; readonly narrowing: Narrowing },
  page?: number,
];

const one = <Item>(items: readonly Item[], round: number): Item => items[(round * 7) % items.length]!;
const open = (narrowing: Narrowing) => ({ actor: visitor, listed: { space: 'public' } as const, narrowing });

const questions: readonly Question[] = [
  ['public, newest', () => open({})],
  ['public, page 50', () => open({}), 50],
  ['of a chapter', ({ nodes }, round) => open({ nodeId: one(nodes, round) })],
  [
    'of a stage and subject',
    ({ subjects }, round) => open({ stageId: one(subjects, round).stage, subjectId: one(subjects, round).id }),
  ],
  [
    'of a grade and subject, one kind',
    ({ subjects, grades }, round) =>
      open({ gradeId: one(grades, round), subjectId: one(subjects, round).id, kind: 'paper' }),
  ],
  ['of the school', ({ teacher }) => ({ actor: teacher, listed: { space: 'school', actor: teacher }, narrowing: {} })],
  [
    'of the school, in a chapter',
    ({ teacher, nodes }, round) => ({
      actor: teacher,
      listed: { space: 'school', actor: teacher },
      narrowing: { nodeId: one(nodes, round) },
    }),
  ],
  ['one’s own', ({ teacher }) => ({ actor: teacher, listed: { space: 'mine', actor: teacher }, narrowing: {} })],
];

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const logger = new LineLogger({ level: 'warn', form: 'short', clock: systemClock, write: () => undefined });
  const database = new PostgresDatabase(appUrlOf(product.ownerUrl), logger);
  try {
    const measured: Map<string, Figures>[] = [];
    let there = 0;
    for (const size of sizes) {
      await fill(product.ownerUrl, there, size);
      there = size;
      measured.push(await measure(database, await fixtureOf(database)));
    }
    const [small, large] = measured;
    return [
      {
        title: 'Lists of resources',
        note: `A page of 20 with its total, ${rounds} rounds each after ten that warm up, over ${sizes.map((size) => size.toLocaleString('en')).join(' and ')} resources. Kept: 99 of 100 pages over the larger number within ${mostTimes} times those over the smaller.`,
        columns: ['list', 'small: median ms', 'small: p99 ms', 'large: median ms', 'large: p99 ms', 'times', 'kept'],
        rows: [...small!].map(([what, before]) => {
          const after = large!.get(what)!;
          const times = after.late / before.late;
          return [
            what,
            ...[before.middle, before.late, after.middle, after.late, times].map((figure) => figure.toFixed(1)),
            verdict(times <= mostTimes),
          ];
        }),
      },
    ];
  } finally {
    await database.close();
    await product.stop();
  }
}

interface Figures {
  readonly middle: number;
  readonly late: number;
}

async function measure(database: Database, fixture: Fixture): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const [what, ask, page = 1] of questions) {
    figures.set(
      what,
      await timesOf(async (round) => {
        const { actor, listed, narrowing } = ask(fixture, round);
        await database.read(actor, async (db) => {
          const part = { sort: 'newest', offset: (page - 1) * 20, limit: 20 } as const;
          const [ids] = await Promise.all([
            selectPart(db, listed, narrowing, part),
            countMatching(db, listed, narrowing),
          ]);
          return selectLines(db, ids, actor, 'zh-CN');
        });
      }),
    );
  }
  const shares = (round: number) =>
    database.read(visitor, (db) => selectShares(db, { space: 'public' }, { nodeId: one(fixture.nodes, round) }));
  figures.set('shares of a chapter (one facet)', await timesOf(shares));
  return figures;
}

async function timesOf(work: (round: number) => Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  for (let round = -10; round < rounds; round++) {
    const begun = performance.now();
    await work(round + 10);
    if (round >= 0) times.push(performance.now() - begun);
  }
  const late = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!;
  return { middle: median(times), late };
}

async function fixtureOf(database: Database): Promise<Fixture> {
  return database.read(asSystem('a bench'), async (db) => {
    const ids = async (query: ReturnType<typeof sql<{ id: string }>>) => (await db.all(query)).map(({ id }) => id);
    const teacher = await db.one<{ personId: string; schoolId: string; countyId: string }>(sql`
      select p.person_id, p.school_id, s.county_id
      from resource.resource r join core.post p on p.person_id = r.owner_person_id
      join core.school s on s.id = p.school_id where p.role_type = 1 order by p.person_id limit 1`);
    return {
      nodes: await ids(sql`select id from textbook.node where is_public order by id`),
      subjects: await db.all(sql`
        select distinct b.subject_id as id, b.stage from textbook.book b where b.is_public order by 1, 2`),
      grades: await ids(sql`select distinct grade_id as id from textbook.book where is_public order by 1`),
      teacher: {
        ...teacher,
        kind: 'person',
        username: 'bench',
        name: '测试',
        sessionId: 'bench',
        limit: 'full' as SignedIn['limit'],
        isShared: false,
        actedBy: null,
        roleId: null,
        roleType: 1,
        reach: 'school',
        mustChangePassword: false,
        category: 'teacher',
        permissions: new Set(['resource_tea', 'resource_school_tea', 'resource_common_tea']),
      },
    };
  });
}

const tables = ['core.file', 'resource.resource', 'resource.placement', 'resource.attached', 'resource.use'];

/** Makes the resources from the nth to the mth: the same in every run, but for the times of their making. */
async function fill(ownerUrl: string, from: number, to: number): Promise<void> {
  const url = new URL(ownerUrl);
  url.username = superuser;
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  // what points at what is right by its making; ten million checks of it would take longer than all the rest
  await owner.query('set session_replication_role = replica');
  // what is made of numbers is as varied as hashes are, and the same in every run
  await owner.query(`
    create temporary table made as
    with chapter as (
      select n.id, n.name, b.stage, b.subject_id, b.grade_id, b.id as book_id, row_number() over (order by n.id) - 1 as nth
      from textbook.node n join textbook.book b on b.id = n.book_id where n.is_public),
    teacher as (
      select p.person_id, p.school_id, e.name, row_number() over (order by p.id) - 1 as nth
      from core.post p join core.person e on e.id = p.person_id where p.role_type = 1 and p.school_id is not null),
    form as (
      select * from (values (0, 'plan', '《%s》教学设计', 'document', 'docx'), (1, 'courseware', '%s 课件', 'document', 'pptx'),
        (2, 'exercise', '%s 同步练习', 'document', 'pdf'), (3, 'paper', '%s 单元测试', 'document', 'pdf'),
        (4, 'film', '微课：%s', 'video', 'mp4'), (5, 'picture', '图解：%s', 'picture', 'png'),
        (6, 'recording', '%s 朗读', 'audio', 'mp3'), (7, 'material', '%s 素材', 'document', 'pdf'))
        form (nth, kind, title, form, ext)),
    sizes as (select (select count(*) from chapter) as chapters, (select count(*) from teacher) as teachers)
    select md5('resource ' || i)::uuid as id, md5('file ' || i)::uuid as file_id, c.id as node_id, c.stage, c.subject_id,
      c.grade_id, c.book_id, t.person_id, t.school_id, t.name as authors,
      format(f.title, c.name) || ' ' || (i % 97) as title, f.kind, f.form, f.ext,
      case i % 10 when 0 then 1 when 1 then 2 when 2 then 2 else 3 end as visibility,
      timestamptz '2022-01-01' + (hashint8(i)::bigint + 2147483648) / 4294967296.0 * interval '1700 days' as listed_at
    from generate_series(${from}::bigint, ${to - 1}::bigint) i cross join sizes
    join chapter c on c.nth = (hashint8(i * 3 + 1)::bigint + 2147483648) % sizes.chapters
    join teacher t on t.nth = (hashint8(i * 5 + 2)::bigint + 2147483648) % sizes.teachers
    join form f on f.nth = (hashint8(i * 7 + 3)::bigint + 2147483648) % 8`);
  await owner.query(`
    insert into core.file (id, school_id, owner_person_id, sha256, bytes, mime, ext, name, is_public, created_at)
    select file_id, school_id, person_id, md5(id::text) || md5(file_id::text), 10000, 'application/octet-stream', ext,
      title || '.' || ext, visibility = 3, listed_at from made`);
  await owner.query(`
    insert into resource.resource (id, school_id, owner_person_id, title, kind, form, ext, bytes, stage, subject_id, grade_id,
      book_id, licence, language, authors, visibility, created_at, changed_at, listed_at)
    select id, school_id, person_id, title, kind, form, ext, 10000, stage, subject_id, grade_id, book_id, 'teaching', 'zh-CN',
      authors, visibility, listed_at, listed_at, listed_at from made`);
  await owner.query(`
    insert into resource.placement (resource_id, node_id, is_direct, school_id, owner_person_id, shown, listed_at)
    with recursive above as (
      select id as start_id, id, parent_id from textbook.node
      union all select a.start_id, n.id, n.parent_id from above a join textbook.node n on n.id = a.parent_id)
    select m.id, a.id, a.id = m.node_id, m.school_id, m.person_id, m.visibility, m.listed_at
    from made m join above a on a.start_id = m.node_id`);
  await owner.query('insert into resource.attached (resource_id, position, file_id) select id, 0, file_id from made');
  await owner.query(`
    insert into resource.use (resource_id, openings, downloads)
    select id, abs(hashtext(id::text)) % 300, abs(hashtext(file_id::text)) % 40 from made`);
  await owner.query('drop table made');
  for (const table of tables) await owner.query(`vacuum analyze ${table}`);
  await owner.end();
}
