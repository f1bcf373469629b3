// Composing by rules over a hundred thousand questions: what the bank takes to draw a sample, what the search takes, and what a
// teacher waits for. While a paper is composed other calls go on: the longest pause of the event loop is told.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { superuser } from '../../../host/build/database/postgres.mjs';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { sql } from 'edutech/core/server/data/db';
import { asSystem } from 'edutech/core/server/actor';
import { Database } from 'edutech/core/server/data/database';
import { composeAuto } from 'edutech/plugins/exam/api';
import { coverageOf } from 'edutech/plugins/exam/model/auto/coverage';
import type { AutoRules } from 'edutech/plugins/exam/model/auto/rules';
import { solve } from 'edutech/plugins/exam/model/auto/solve';
import { candidateOf, sampleOf, wishOf } from 'edutech/plugins/exam/server/auto/wish';
import { QuestionBank } from 'edutech/plugins/questions/api';
import { connectionOf } from '../../support/connections';
import { type Caller, signedIn } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';
import { callAs, openDesk } from '../support/desk';
import { median, verdict } from '../support/figures';
import { load } from '../support/load';
import { pile } from './support/pile';

const size = 100_000;
const rounds = 15;
/** Issue 14 section 2: the whole call, and what other calls wait for at most. */
const limits = { call: 2000, pause: 50 };

const banks = ['questionbank_tea', 'questionbank_school_tea', 'questionbank_common_tea'];

interface Place {
  readonly subjectId: string;
  readonly gradeId: string;
}

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const { product, office, close } = await openDesk(context);
  try {
    const { personId, schoolId } = office.world.people.teacher;
    const teacher = await signedIn(office, 'teacher');
    await pile(product.ownerUrl, 0, size, { personId, schoolId: schoolId! });
    const { place, chapters, points } = await placeOf(office);
    const measured = (what: string, rules: AutoRules) =>
      measure({ what, rules, place, office, teacher, port: product.port });
    const rows = [
      await measured('six chapters of a book', rulesOf('chapter', chapters)),
      await measured('six knowledge points', rulesOf('point', points)),
      await measured('a subject and a grade', rulesOf('point', [])),
      await measured('100 questions, six chapters', { ...rulesOf('chapter', chapters), rows: many }),
    ];
    await ofOnePlace(product.ownerUrl, place);
    rows.push(await measured('all 100,000 of one grade', rulesOf('point', [])));
    return [tableOf(rows)];
  } finally {
    await close();
  }
}

const many: AutoRules['rows'] = [0, 3, 4, 5].map((type) => ({ type: type as 0, counts: [10, 8, 5, 2], points: 1 }));

const rulesOf = (by: 'chapter' | 'point', ids: readonly string[]): AutoRules => ({
  rows: [
    { type: 0, counts: [4, 4, 1, 1], points: 3 },
    { type: 3, counts: [2, 2, 1, 0], points: 3 },
    { type: 4, counts: [3, 2, 2, 1], points: 8, pointsTo: 12, total: 75 },
  ],
  knowledge: { by, shares: ids.map((id, at) => ({ id, share: [16, 19, 5, 10, 25, 25][at]! })) },
  difficulty: 0.62,
  minutes: 120,
  avoid: { months: 12, homework: true, paperIds: [], sameKind: true },
  sources: [1, 2, 3],
});

interface Measuring {
  readonly what: string;
  readonly rules: AutoRules;
  readonly place: Place;
  readonly office: TestApp;
  readonly teacher: Caller;
  readonly port: number;
}

interface Measured {
  readonly what: string;
  readonly total: number;
  readonly sample: number;
  readonly query: number;
  readonly search: number;
  readonly call: number;
  readonly slowest: number;
  readonly pause: number;
  readonly difficulty: number;
  readonly knowledge: number;
}

async function measure({ what, rules, place, office, teacher, port }: Measuring): Promise<Measured> {
  const bank = office.platform.container.get(QuestionBank);
  const database = office.platform.container.get(Database);
  const wish = wishOf({ ...place, rules }, [], new Date());
  const composer = { ...connectionOf(office, 'teacher'), permissions: new Set(banks) };
  const [queries, searches, calls, misses]: number[][] = [[], [], [], []];
  let [total, sample, difficulty] = [0, 0, 0];
  for (let seed = -2; seed < rounds; seed += 1) {
    const began = performance.now();
    const sampling = { most: sampleOf(rules, wish), seed: seed + 2, always: [] };
    const found = await database.read(composer, (db) => bank.candidates(db, composer, wish, sampling));
    const asked = performance.now();
    const solutions = solve({ rules, candidates: found.candidates.map(candidateOf), kept: [], seed: seed + 2 });
    const solved = performance.now();
    const body = { ...place, rules, kept: [], seed: seed + 2 };
    const seconds = await load({ port, connections: 1, requests: 1, callOf: () => callAs(teacher, composeAuto, body) });
    if (seed < 0) continue;
    queries!.push(asked - began);
    searches!.push(solved - asked);
    calls!.push(seconds * 1000);
    [total, sample] = [found.total, found.candidates.length];
    const all = rules.knowledge.shares.reduce((sum, { share }) => sum + share, 0);
    const coverages = solutions.map(({ placed }) => coverageOf(placed, rules.knowledge.shares.length));
    difficulty = Math.max(difficulty, ...coverages.map((one) => Math.abs(one.difficulty - rules.difficulty)));
    for (const { knowledge } of coverages)
      misses!.push(0, ...knowledge.map((share, at) => Math.abs(share - rules.knowledge.shares[at]!.share / all)));
  }
  return {
    what,
    total,
    sample,
    query: median(queries!),
    search: median(searches!),
    call: median(calls!),
    slowest: Math.max(...calls!),
    pause: await pauseOf(teacher, { ...place, rules, kept: [], seed: 1 }),
    difficulty,
    knowledge: Math.max(...misses!),
  };
}

/** The longest pause of this process, in which the same platform runs, while it composes. */
async function pauseOf(teacher: Caller, body: Readonly<Record<string, unknown>>): Promise<number> {
  await teacher.call(composeAuto, body);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await teacher.call(composeAuto, body);
  delay.disable();
  return delay.max / 1e6;
}

function tableOf(rows: readonly Measured[]): BenchTable {
  return {
    title: 'Papers by rules',
    note: `Three papers of 23 questions, where nothing else is said, over ${size.toLocaleString('en')} questions, ${rounds} seeds each after two that warm up. "Query" draws the sample, "search" composes all three, "call" is what a teacher waits for over HTTP, with the questions to be shown; "pause" is the longest time for which the event loop did not turn. Misses are the greatest of all papers: of the wanted difficulty, and of the share of a chapter or knowledge point, in percent of the points. Kept: every call below ${limits.call} ms, pauses below ${limits.pause} ms.`,
    columns: [
      'rules about',
      'questions',
      'sample',
      'query ms',
      'search ms',
      'call ms',
      'slowest ms',
      'pause ms',
      'difficulty missed by',
      'share missed by',
      'kept',
    ],
    rows: rows.map((one) => [
      one.what,
      one.total.toLocaleString('en'),
      one.sample.toLocaleString('en'),
      ...[one.query, one.search, one.call, one.slowest, one.pause].map((figure) => figure.toFixed(0)),
      one.difficulty.toFixed(3),
      (one.knowledge * 100).toFixed(1),
      verdict(one.slowest <= limits.call && one.pause <= limits.pause),
    ]),
  };
}

/** The book of the demo teacher's subject with the most chapters, and the first knowledge points of the subject. */
const placeOf = ({ platform }: TestApp) =>
  platform.container.get(Database).read(asSystem('a bench'), async (db) => {
    const book = await db.one<Place & { id: string }>(sql`
      select b.id, b.subject_id, b.grade_id from textbook.book b join core.subject s on s.id = b.subject_id
      where b.is_public and s.code = 'mathematics' order by (
        select count(*) from textbook.node n where n.book_id = b.id and n.parent_id is null) desc, b.id limit 1`);
    const ids = async (query: ReturnType<typeof sql<{ id: string }>>) => (await db.all(query)).map(({ id }) => id);
    return {
      place: { subjectId: book.subjectId, gradeId: book.gradeId },
      chapters: await ids(sql`
        select id from textbook.node where book_id = ${book.id} and parent_id is null and removed_at is null
        order by id limit 6`),
      points: await ids(sql`
        select k.id from textbook.knowledge_point k join textbook.knowledge_tree t on t.id = k.tree_id
        where t.subject_id = ${book.subjectId} and k.removed_at is null
        order by (select count(*) from questions.point_link l where l.point_id = k.id) desc, k.id limit 6`),
    };
  });

/** Makes all questions those of one subject and grade: as large as a grade can be. */
async function ofOnePlace(ownerUrl: string, { subjectId, gradeId }: Place): Promise<void> {
  const url = new URL(ownerUrl);
  url.username = superuser;
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  try {
    await owner.query('set session_replication_role = replica');
    await owner.query('update questions.question set subject_id = $1, grade_id = $2', [subjectId, gradeId]);
    await owner.query('vacuum analyze questions.question');
  } finally {
    await owner.end();
  }
}
