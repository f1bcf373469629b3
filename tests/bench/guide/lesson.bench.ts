// A class of fifty opens a guide book, and its answers appear on the projector.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { newId } from 'edutech/core/common/ids';
import type { LiveFromServer } from 'edutech/core/common/live/live-protocol';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { blockAnswers, openLesson, openMyGuide, saveGuideAnswers, steerLesson } from 'edutech/plugins/guide/api';
import { boardTopic, noStage } from 'edutech/plugins/guide/model/lesson/stage';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { openTabAt } from '../../support/live-tab';
import { type Caller, signedIn } from '../../support/people';
import { callAs, type Desk, openDesk, sessionsOf } from '../support/desk';
import { median, verdict } from '../support/figures';
import type { Call } from '../support/load';
import { startAt } from '../support/start-at';

const students = 50;
const slug = 'two-taxis';
const assignmentId = demoId(`guide.assignment.${slug}`);
/** The summary: one sentence of each student. */
const blockId = demoId(`guide.block.${slug}.5`);
const itemId = demoId(`guide.part.${slug}.5.0`);
/** Within this time all of them open it. Milliseconds. */
const opening = 5000;
/** So often each of them changes the answer, and so long is between two times. */
const changes = 6;
const between = 4000;
/** Issue 16 for the projector; it has none for opening. Milliseconds, of 95 in 100. */
const limits = { open: 300, projector: 1000 };

interface Seat {
  readonly attemptId: string;
  readonly who: Caller;
}

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  try {
    const seats = await seatClass(desk);
    const teacher = await signedIn(desk.office, 'teacher');
    const opened = await Promise.all(
      seats.map(({ attemptId, who }, at) =>
        startAt((at * opening) / students, callAs(who, openMyGuide, { attemptId }), desk.product.port),
      ),
    );
    const times = opened.map(({ milliseconds }) => milliseconds);
    const delays = await answersOnProjector(desk, seats, teacher);
    return [
      {
        title: 'A lesson by its guide book',
        note: `${students} students open it within ${opening / 1000} s; then each writes one sentence and changes it ${changes - 1} times, every ${between / 1000} s at a moment of his own, ${students * changes} answers. For the projector: from the moment an answer is sent until the page has the list with it, heard over the live connection.`,
        columns: ['what', 'times', 'median ms', 'p95 ms', 'longest ms', 'limit ms', 'not answered', 'kept'],
        rows: [
          rowOf('opening a guide book', times, opened.filter(({ isDone }) => !isDone).length, limits.open),
          rowOf('an answer on the projector', delays.seen, delays.missing, limits.projector),
        ],
      },
    ];
  } finally {
    await desk.close();
  }
}

function rowOf(what: string, times: readonly number[], missing: number, limit: number): (string | number)[] {
  const sorted = times.toSorted((one, other) => one - other);
  const late = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
  const figures = [median(sorted), late, sorted.at(-1) ?? 0].map((one) => one.toFixed(0));
  return [what, times.length, ...figures, limit, missing, verdict(missing === 0 && late <= limit)];
}

/** The students of the demo lesson, and others of the school until there are fifty. */
async function seatClass({ product, office }: Desk): Promise<Seat[]> {
  const client = new pg.Client({ connectionString: product.ownerUrl });
  await client.connect();
  try {
    await client.query(
      `insert into guide.attempt (school_id, id, assignment_id, person_id)
       select a.school_id, gen_random_uuid(), a.id, p.person_id
       from guide.assignment a, lateral (
         select distinct m.person_id from core.class_member m
         where m.school_id = a.school_id and not exists (
           select 1 from guide.attempt t
           where t.school_id = a.school_id and t.assignment_id = a.id and t.person_id = m.person_id)
         order by m.person_id
         limit greatest(0, $2 - (select count(*) from guide.attempt t where t.assignment_id = a.id))) p
       where a.id = $1`,
      [assignmentId, students],
    );
    const { rows } = await client.query<{ id: string; personId: string }>(
      `select replace(id::text, '-', '') as id, replace(person_id::text, '-', '') as "personId" from guide.attempt
       where assignment_id = $1 order by id limit $2`,
      [assignmentId, students],
    );
    await client.query('analyze');
    const sessions = await sessionsOf(
      office,
      rows.map(({ personId }) => personId),
    );
    return rows.map(({ id }, at) => ({ attemptId: id, who: sessions[at]! }));
  } finally {
    await client.end();
  }
}

/** How long each answer took to the projector, and how many never came. Milliseconds. */
async function answersOnProjector(
  { product: { port } }: Desk,
  seats: readonly Seat[],
  teacher: Caller,
): Promise<{ readonly seen: readonly number[]; readonly missing: number }> {
  const stage = { ...noStage, blockId, step: 1, showsAnswers: true };
  await textOf(port, callAs(teacher, steerLesson, { assignmentId, stage }));
  const tab = await openTabAt(`127.0.0.1:${port}`, teacher, `${boardTopic}:${assignmentId}`);
  const sent = new Map<string, number>();
  const seen = new Map<string, number>();
  let isOver = false;
  const projector = followBoard(
    port,
    teacher,
    tab.heard,
    (text) => {
      const now = performance.now();
      for (const [words] of text.matchAll(/answer \d+ of student \d+/g)) if (!seen.has(words)) seen.set(words, now);
    },
    () => isOver,
  );
  await Promise.all(seats.map((seat, at) => keepAnswering(port, seat, at, sent)));
  await delay(2000);
  isOver = true;
  await projector;
  tab.close();
  const delays = [...sent].flatMap(([words, at]) => (seen.has(words) ? [seen.get(words)! - at] : []));
  return { seen: delays, missing: sent.size - delays.length };
}

async function keepAnswering(port: number, { attemptId, who }: Seat, at: number, sent: Map<string, number>) {
  const client = newId();
  for (let sequence = 0; sequence < changes; sequence++) {
    // spread evenly, and at another moment each time
    const moment = (((at * 29 + sequence * 17) % students) * between) / students;
    await delay(moment);
    const words = `answer ${sequence} of student ${at}`;
    const answers = [{ itemId, part: 0, sequence, age: 0, answer: { content: plainContent(words) } }];
    sent.set(words, performance.now());
    await textOf(port, callAs(who, saveGuideAnswers, { attemptId, client, seconds: 5, answers }));
    await delay(between - moment);
  }
}

/** As the page does: after each piece of news it asks for the block and for the lesson, and once more for news of meanwhile. */
async function followBoard(
  port: number,
  teacher: Caller,
  heard: readonly LiveFromServer[],
  show: (text: string) => void,
  isOver: () => boolean,
): Promise<void> {
  let known = 0;
  while (!isOver()) {
    if (heard.length === known) {
      await delay(5);
      continue;
    }
    known = heard.length;
    const [answers] = await Promise.all([
      textOf(port, callAs(teacher, blockAnswers, { assignmentId, blockId, named: false })),
      textOf(port, callAs(teacher, openLesson, { assignmentId })),
    ]);
    show(answers);
  }
}

async function textOf(port: number, { method, path, headers = {}, body }: Call): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} is answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}
