// What a teacher waits for who corrects: the answers of a class to one question, the mark that was given, the summary of a whole
// year's students; and what the same calls take once millions of answers lie beside them.
import pg from 'pg';
import { newId } from 'edutech/core/common/ids';
import {
  answersOfItem,
  answersOfStudent,
  homeworkSummary,
  openMine,
  saveAnswers,
  saveMarks,
} from 'edutech/plugins/work/api';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { type Caller, signedIn } from '../../support/people';
import { median, verdict } from '../support/figures';
import { type Call, load } from '../support/load';
import { type Classrooms, makeClassrooms } from './support/classrooms';
import { callAs, type Desk, openDesk, sessionsOf } from '../support/desk';

const rounds = 60;
const submissions = Number(process.env['BENCH_SUBMISSIONS'] ?? 10_000);
const answers = Number(process.env['BENCH_ANSWERS'] ?? 10_000_000);
/** Milliseconds: what a teacher who goes from answer to answer may wait (look/WORK.md); the next answer lies ready on the page. */
const nextMilliseconds = 150;

interface Times {
  readonly middle: number;
  readonly late: number;
}

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  try {
    const { ownerUrl } = desk.product;
    const room = await makeClassrooms(ownerUrl, { name: 'correcting', students: 45, isHandedIn: true });
    const open = await makeClassrooms(ownerUrl, { name: 'answering', students: 45 });
    const teacher = await signedIn(desk.office, 'teacher');
    const [student] = await sessionsOf(desk.office, [open.attempts[0]!.personId]);
    const subjects = subjectsOf(room, open, teacher, student!);
    const before = await measureAll(desk, subjects);
    const whole = await makeClassrooms(ownerUrl, { name: 'summary', students: submissions, isHandedIn: true });
    const summary = await summaryTable(desk, whole, teacher);
    const rows = await pile(ownerUrl, answers);
    const after = await measureAll(desk, subjects);
    return [correctingTable(before), summary, growthTable(before, after, rows)];
  } finally {
    await desk.close();
  }
}

type Subjects = ReadonlyMap<string, () => Call>;

function subjectsOf(room: Classrooms, open: Classrooms, teacher: Caller, student: Caller): Subjects {
  const { homeworkId, items, attempts } = room;
  const free = items.find(({ type }) => type === 5)!;
  const client = newId();
  let marked = 0;
  let sequence = 0;
  const mark = () => {
    const attempt = attempts[marked % attempts.length]!;
    const version = 1 + Math.floor(marked++ / attempts.length);
    return {
      markId: newId(),
      attemptId: attempt.id,
      itemId: free.id,
      part: 0,
      round: 0,
      version,
      points: marked % 5,
    };
  };
  return new Map<string, () => Call>([
    ['answers of a class to one question', () => callAs(teacher, answersOfItem, { homeworkId, itemId: free.id })],
    ['all answers of a student', () => callAs(teacher, answersOfStudent, { attemptId: attempts[marked % 45]!.id })],
    ['a mark', () => callAs(teacher, saveMarks, { homeworkId, marks: [mark()] })],
    ['a student opens homework again', () => callAs(student, openMine, { attemptId: open.attempts[0]!.id })],
    [
      'a student’s answer',
      () =>
        callAs(student, saveAnswers, {
          attemptId: open.attempts[0]!.id,
          client,
          answers: [
            { itemId: open.items[0]!.id, part: 0, sequence: sequence++, age: 0, answer: { choice: [sequence % 4] } },
          ],
        }),
    ],
  ]);
}

async function measureAll({ product }: Desk, subjects: Subjects): Promise<Map<string, Times>> {
  const measured = new Map<string, Times>();
  for (const [what, callOf] of subjects) measured.set(what, await timesOf(product.port, callOf));
  return measured;
}

async function timesOf(port: number, callOf: () => Call): Promise<Times> {
  const times: number[] = [];
  for (let round = -10; round < rounds; round++) {
    const call = callOf();
    const seconds = await load({ port, connections: 1, requests: 1, callOf: () => call });
    if (round >= 0) times.push(seconds * 1000);
  }
  return { middle: median(times), late: times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]! };
}

const figure = (milliseconds: number) => milliseconds.toFixed(1);

function correctingTable(measured: ReadonlyMap<string, Times>): BenchTable {
  const toTheNext = ['answers of a class to one question', 'a mark'];
  return {
    title: 'Correcting',
    note: `A class of 45 with 20 questions, one call after the other, ${rounds} rounds. The next answer is on the page already: a teacher waits for neither of the first two; together they stay below ${nextMilliseconds} ms all the same.`,
    columns: ['call', 'median ms', 'p95 ms', 'kept'],
    rows: [...measured].map(([what, { middle, late }]) => [
      what,
      figure(middle),
      figure(late),
      toTheNext.includes(what) ? verdict(late <= nextMilliseconds / 2) : '',
    ]),
  };
}

async function summaryTable({ product }: Desk, whole: Classrooms, teacher: Caller): Promise<BenchTable> {
  const call = callAs(teacher, homeworkSummary, { homeworkId: whole.homeworkId });
  const asArrow = { ...call, headers: { ...call.headers, accept: 'application/vnd.apache.arrow.stream' } };
  const rows: (string | number)[][] = [];
  for (const [what, one] of [
    ['the page', call],
    ['as Arrow', asArrow],
  ] as const) {
    const seconds: number[] = [];
    for (let round = 0; round < 5; round++)
      seconds.push(await load({ port: product.port, connections: 1, requests: 1, callOf: () => one }));
    rows.push([what, Math.round(median(seconds) * 1000)]);
  }
  return {
    title: 'Summary of many submissions',
    note: `${submissions.toLocaleString('en')} students × 20 questions, medians of 5.`,
    columns: ['answer', 'ms'],
    rows,
  };
}

/** Answers and events of other homework, until there are as many as wanted. Answers how many there were before, and are now. */
async function pile(ownerUrl: string, wanted: number): Promise<readonly [number, number]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const count = async () => Number((await client.query('select count(*) from work.answer')).rows[0].count);
  const before = await count();
  // those of the summary: the calls that are measured must answer as much as before
  const others = `select t.school_id, t.id from work.attempt t join core.person p on p.id = t.person_id
    where p.usercode like 'bench-summary-%'`;
  const more = Math.max(0, Math.ceil((wanted - before) / (submissions * 20)));
  for (let step = 0; step < more; step++) {
    const client_ = `md5('pile ${step}')::uuid`;
    await client.query(`
      insert into work.answer (school_id, attempt_id, item_id, part, round, answer, is_blank, client, sequence, written_at,
        arrived_at, is_late)
      select t.school_id, t.id, md5('pile ${step} ' || i)::uuid, 0, 0, '{"choice":[1]}', false, ${client_}, i, now(), now(), false
      from (${others}) t, generate_series(1, 20) i`);
    await client.query(`
      insert into work.answer_event (school_id, attempt_id, item_id, part, client, sequence, round, answer, written_at, arrived_at,
        is_late, counted)
      select t.school_id, t.id, md5('pile ${step} ' || i)::uuid, 0, ${client_}, i, 0, '{"choice":[1]}', now(), now(), false, true
      from (${others}) t, generate_series(1, 20) i`);
  }
  await client.query('analyze work.answer, work.answer_event');
  const after = await count();
  await client.end();
  return [before, after];
}

function growthTable(
  before: ReadonlyMap<string, Times>,
  after: ReadonlyMap<string, Times>,
  [few, many]: readonly [number, number],
): BenchTable {
  return {
    title: 'Growth of answers',
    note: `The same calls with some ten thousand answers (${few.toLocaleString('en')} with those of the summary) and with ${many.toLocaleString('en')}, as many events beside them.`,
    columns: ['call', 'few: median ms', 'few: p95 ms', 'many: median ms', 'many: p95 ms', 'times'],
    rows: [...before].map(([what, small]) => {
      const large = after.get(what)!;
      return [
        what,
        ...[small.middle, small.late, large.middle, large.late].map(figure),
        (large.middle / small.middle).toFixed(1),
      ];
    }),
  };
}
