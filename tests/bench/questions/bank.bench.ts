// Lists of the question bank over ten thousand and a million varied questions, asked for as a teacher's page asks: the call over
// the line, with everything that stands on a card.
import process from 'node:process';
import { listQuestions, type ListWish } from 'edutech/plugins/questions/api';
import { sql } from 'edutech/core/server/data/db';
import { asSystem } from 'edutech/core/server/actor';
import { Database } from 'edutech/core/server/data/database';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { type Caller, signedIn } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';
import { callAs, openDesk } from '../support/desk';
import { median, verdict } from '../support/figures';
import { load } from '../support/load';
import { type Asker, pile } from './support/pile';

/** The second size can be made smaller for looking at while one works. */
const sizes = [10_000, Number(process.env['BENCH_QUESTIONS'] ?? 1_000_000)] as const;
const rounds = 100;
/** Issue and quality.md section 3: what 95 of 100 pages over a million questions stay below. */
const limitMilliseconds = 300;

/** What is narrowed by, in turn, so that not one range alone is warm. */
interface Fixture {
  readonly nodes: readonly string[];
  readonly points: readonly string[];
  readonly subjects: readonly { readonly stageId: string; readonly subjectId: string }[];
}

type Wish = { readonly [Name in keyof ListWish]?: unknown };
type Question = readonly [what: string, ask: (fixture: Fixture, round: number) => Wish];

const one = <Item>(items: readonly Item[], round: number): Item => items[(round * 7) % items.length]!;

const texts = ['一元二次方程', '平行四边形', '家国情怀', '摩擦力', '小明在操场', '三棱镜', '默写 岳阳楼记', '图书馆'];
const common = ['下列', '的', '求', '是'];
const rare = ['菱形 外婆', '祖冲之 滑轮组', 'Captain Hook penguins', '诸葛亮 石拱桥'];
const formulas = ['\\frac{U}{R_1+R_2}', 'x_1+x_2', 'y=3x^2', '\\sqrt{17}', 'AB=25', '\\angle ABC=60^\\circ'];

const questions: readonly Question[] = [
  ['public, newest', () => ({})],
  ['public, page 50', () => ({ page: 50 })],
  ['public, hardest', () => ({ sort: 'hardest' })],
  ['words', (_, round) => ({ q: one(texts, round) })],
  ['words that stand everywhere', (_, round) => ({ q: one(common, round) })],
  ['several rare words', (_, round) => ({ q: one(rare, round) })],
  ['words that stand nowhere', () => ({ q: '乌有之乡的航天飞机' })],
  ['words, page 40', (_, round) => ({ q: one(texts, round), page: 40 })],
  ['a formula', (_, round) => ({ formula: one(formulas, round) })],
  ['words, in a chapter', ({ nodes }, round) => ({ q: one(texts, round), nodeIds: [one(nodes, round)] })],
  ['a chapter', ({ nodes }, round) => ({ nodeIds: [one(nodes, round)] })],
  ['three chapters', ({ nodes }, round) => ({ nodeIds: [0, 1, 2].map((more) => one(nodes, round + more)) })],
  [
    'a chapter, type and difficulty',
    ({ nodes }, round) => ({ nodeIds: [one(nodes, round)], types: [3], difficulties: [4] }),
  ],
  ['a knowledge point', ({ points }, round) => ({ kiids: [one(points, round)] })],
  ['type and difficulty', (_, round) => ({ types: [one([0, 2, 3, 4, 5], round)], difficulties: [1 + (round % 5)] })],
  [
    'subject, type and year',
    ({ subjects }, round) => ({ ...one(subjects, round), types: [4], years: [2018 + (round % 9)] }),
  ],
  ['not used by me', () => ({ usedByMe: false })],
  ['used by me', () => ({ usedByMe: true })],
  ['my own', () => ({ space: 'personal' })],
  ['my own, words', (_, round) => ({ space: 'personal', q: one(texts, round) })],
  ['of the school', () => ({ space: 'school' })],
  ['of the school, a chapter', ({ nodes }, round) => ({ space: 'school', nodeIds: [one(nodes, round)] })],
  ['of the school, a knowledge point', ({ points }, round) => ({ space: 'school', kiids: [one(points, round)] })],
  ['of the school, words', (_, round) => ({ space: 'school', q: one(texts, round) })],
  ['of the school, rare words', (_, round) => ({ space: 'school', q: one(rare, round) })],
  ['favourites', () => ({ space: 'favourites' })],
  ['favourites, words', (_, round) => ({ space: 'favourites', q: one(texts, round) })],
];

interface Figures {
  readonly middle: number;
  readonly late: number;
  readonly latest: number;
}

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const { product, office, close } = await openDesk(context);
  try {
    const { personId, schoolId } = office.world.people.teacher;
    const asker: Asker = { personId, schoolId: schoolId! };
    const teacher = await signedIn(office, 'teacher');
    const fixture = await fixtureOf(office);
    const [few, many] = sizes;
    await pile(product.ownerUrl, 0, few, asker);
    const small = await measure(product.port, teacher, fixture);
    await pile(product.ownerUrl, few, many, asker);
    return [tableOf(small, await measure(product.port, teacher, fixture))];
  } finally {
    await close();
  }
}

async function measure(port: number, teacher: Caller, fixture: Fixture): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const [what, ask] of questions)
    figures.set(what, await timesOf(port, (round) => callAs(teacher, listQuestions, ask(fixture, round))));
  return figures;
}

async function timesOf(port: number, callOf: (round: number) => ReturnType<typeof callAs>): Promise<Figures> {
  const times: number[] = [];
  for (let round = -5; round < rounds; round++) {
    const call = callOf(round + 5);
    const seconds = await load({ port, connections: 1, requests: 1, callOf: () => call });
    if (round >= 0) times.push(seconds * 1000);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;
  return { middle: median(times), late: at(0.95), latest: at(0.99) };
}

function tableOf(small: ReadonlyMap<string, Figures>, large: ReadonlyMap<string, Figures>): BenchTable {
  const [few, many] = sizes.map((size) => size.toLocaleString('en'));
  return {
    title: 'Question bank',
    note: `A page of 20 with its total over HTTP, one after the other, ${rounds} rounds each after five that warm up, over ${few} and ${many} questions. Kept: 95 of 100 pages over the larger number below ${limitMilliseconds} ms.`,
    columns: [
      'list',
      'small: median ms',
      'small: p95 ms',
      'large: median ms',
      'large: p95 ms',
      'large: p99 ms',
      'times (p95)',
      'kept',
    ],
    rows: [...small].map(([what, before]) => {
      const { middle, late, latest } = large.get(what)!;
      const figures = [before.middle, before.late, middle, late, latest, late / before.late];
      return [what, ...figures.map((figure) => figure.toFixed(1)), verdict(late <= limitMilliseconds)];
    }),
  };
}

const fixtureOf = ({ platform }: TestApp): Promise<Fixture> =>
  platform.container.get(Database).read(asSystem('a bench'), async (db) => {
    const ids = async (query: ReturnType<typeof sql<{ id: string }>>) => (await db.all(query)).map(({ id }) => id);
    return {
      nodes: await ids(sql`select id from textbook.node where is_public and removed_at is null order by id`),
      points: await ids(sql`select id from textbook.knowledge_point where removed_at is null order by id`),
      subjects: await db.all(sql<{ stageId: string; subjectId: string }>`
        select distinct b.stage as stage_id, b.subject_id from textbook.book b where b.is_public order by 1, 2`),
    };
  });
