// Two thousand students begin one exam within ten seconds, and hand it in within five.
import pg from 'pg';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { handInSitting, releaseKey } from 'edutech/plugins/exam/api';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { callAs, openDesk, sessionsOf } from '../support/desk';
import { median, verdict } from '../support/figures';
import { startAt } from '../support/start-at';
import { makeClassrooms } from '../work/support/classrooms';

const students = Number(process.env['BENCH_SITTINGS'] ?? 2000);
/** Milliseconds: 99 of 100 students wait at most this long. */
const longest = 2000;

interface Seat {
  readonly id: string;
  readonly personId: string;
  readonly device: string;
}

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  try {
    const rooms = await makeClassrooms(desk.product.ownerUrl, { name: 'sitting', students });
    const people = rooms.attempts.map(({ personId }) => personId);
    const seats = await seatAll(desk.product.ownerUrl, people);
    const sessions = await sessionsOf(
      desk.office,
      seats.map(({ personId }) => personId),
    );
    const row = async (name: string, endpoint: typeof releaseKey | typeof handInSitting, within: number) => {
      const calls = seats.map(({ id, device }, at) => callAs(sessions[at]!, endpoint, { sittingId: id, device }));
      const told = await Promise.all(
        calls.map((call, at) => startAt((at * within) / students, call, desk.product.port)),
      );
      const times = told.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      const failed = told.filter(({ isDone }) => !isDone).length;
      const late = times[Math.ceil(times.length * 0.99) - 1]!;
      const figures = [median(times), late, times.at(-1)!].map((one) => one.toFixed(0));
      return [name, within / 1000, ...figures, failed, verdict(failed === 0 && late <= longest)];
    };
    return [
      {
        title: 'Students who begin an exam, and hand it in',
        note: `${students.toLocaleString('en')} students with answers to 14 questions, each on a connection of his own, evenly spread over the seconds; the client shares the two cores. Kept: 99 of 100 within ${longest / 1000} s, none refused.`,
        columns: ['what', 'within s', 'median ms', 'p99 ms', 'longest ms', 'not answered', 'kept'],
        rows: [await row('the key of the paper', releaseKey, 10_000), await row('handing in', handInSitting, 5000)],
      },
    ];
  } finally {
    await desk.close();
  }
}

/** Seats them in the demo exam that runs, with an answer to each of its questions. */
async function seatAll(ownerUrl: string, people: readonly string[]): Promise<Seat[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const examId = demoId('exam.exam.running');
    // the demo's is one in which nobody hands in before half an hour
    await client.query('update exam.exam set earliest = 0 where id = $1', [examId]);
    const { rows } = await client.query<{ id: string; personId: string; device: string }>(
      `insert into exam.sitting (school_id, id, exam_id, room_id, class_id, person_id, seat, admission, device, entered_at)
       select e.school_id, gen_random_uuid(), e.id, $2, ec.class_id, given.person_id, given.n, 'B' || given.n, gen_random_uuid(), now()
       from exam.exam e join exam.exam_class ec on ec.school_id = e.school_id and ec.exam_id = e.id,
         unnest($3::uuid[]) with ordinality as given (person_id, n)
       where e.id = $1
       returning replace(id::text, '-', '') as id, replace(person_id::text, '-', '') as "personId",
         replace(device::text, '-', '') as device`,
      [examId, demoId('exam.room.running'), people],
    );
    await client.query(
      `insert into exam.sitting_answer (school_id, sitting_id, person_id, item_id, part, answer, is_blank, client, sequence,
         written_at, arrived_at)
       select s.school_id, s.id, s.person_id, (i ->> 'id')::uuid, 0, '{"choice":[1]}', false, s.device, 1, now(), now()
       from exam.sitting s join exam.exam e on e.school_id = s.school_id and e.id = s.exam_id,
         jsonb_path_query(e.document, '$.parts[*].sections[*].items[*]') i
       where s.exam_id = $1 and s.admission like 'B%'`,
      [examId],
    );
    await client.query('analyze');
    return rows;
  } finally {
    await client.end();
  }
}
