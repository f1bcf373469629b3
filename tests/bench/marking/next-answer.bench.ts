// Sixty teachers mark one question at once: how long each waits for the next answer, and until a mark is on the disk.
import process from 'node:process';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { newId } from 'edutech/core/common/ids';
import { saveGivenMarks, takeAnswers } from 'edutech/plugins/marking/api';
import pg from 'pg';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { callAs, openDesk, sessionsOf } from '../support/desk';
import { median, verdict } from '../support/figures';
import { startAt } from '../support/start-at';

const markers = Number(process.env['BENCH_MARKERS'] ?? 60);
/** Answers that each of them marks. */
const each = Number(process.env['BENCH_MARKS'] ?? 3);
/** Milliseconds between two marks of one person: a short answer takes a marker some four seconds. */
const pause = 4000;
/** Milliseconds (screens.md section U). */
const longest = 150;

const projectId = demoId('marking.project.bench');
const itemId = demoId('exam.item.midterm.add-easily');

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  try {
    const people = await openBenchProject(desk.product.ownerUrl);
    const sessions = await sessionsOf(desk.office, people);
    const takes: number[] = [];
    const saves: number[] = [];
    let failed = 0;
    for (let round = 0; round < each; round += 1) {
      const taken = await Promise.all(
        sessions.map((who, at) => {
          const call = callAs(who, takeAnswers, { projectId, itemId, part: 0, count: 1 });
          return startAt((at * pause) / markers, call, desk.product.port);
        }),
      );
      failed += taken.filter(({ isDone }) => !isDone).length;
      takes.push(...taken.map(({ milliseconds }) => milliseconds));
      const turns = await turnsInHand(desk.product.ownerUrl);
      const saved = await Promise.all(
        sessions.map((who, at) => {
          const turnId = turns.get(people[at]!);
          const mark = {
            markId: newId(),
            turnId,
            points: at % 8,
            steps: [],
            flags: [],
            problem: null,
            note: '',
            seconds: 4,
          };
          const call = callAs(who, saveGivenMarks, { projectId, marks: [mark] });
          return startAt((at * pause) / markers, call, desk.product.port);
        }),
      );
      failed += saved.filter(({ isDone }) => !isDone).length;
      saves.push(...saved.map(({ milliseconds }) => milliseconds));
    }
    const row = (name: string, times: number[]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const late = sorted[Math.ceil(sorted.length * 0.95) - 1]!;
      const figures = [median(sorted), late, sorted.at(-1)!].map((one) => one.toFixed(0));
      return [name, ...figures, failed, verdict(failed === 0 && late <= longest)];
    };
    return [
      {
        title: 'Teachers who mark one question at once',
        note: `${markers} markers, a mark every ${pause / 1000} s each, two blind marks to an answer; the client shares the two cores. Kept: 95 of 100 within ${longest} ms, none refused.`,
        columns: ['what', 'median ms', 'p95 ms', 'longest ms', 'not answered', 'kept'],
        rows: [row('the next answer', takes), row('a mark on the disk', saves)],
      },
    ];
  } finally {
    await desk.close();
  }
}

/** A project of as many answers as are marked, in a school's exam that runs, with teachers of the school as markers. */
async function openBenchProject(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `with teacher as (
         select distinct t.person_id as id from core.class_teacher t
         join core.person p on p.id = t.person_id and not p.must_change_password
         where t.school_id = (select school_id from exam.exam where id = $2) order by 1 limit $4
       ), project as (
         insert into marking.project (school_id, id, exam_id, paper_id, title, leader_id, created_by, created_at)
         select school_id, $1, id, paper_id, 'bench', published_by, published_by, now() from exam.exam where id = $2
         returning school_id, id
       ), question as (
         insert into marking.question (school_id, project_id, item_id, part, place, label, points, mode, error_limit, step,
           self_share, spot_share, least_seconds)
         select school_id, id, $3, 0, 0, '1', 8, '1+1', 1, 1, 0, 0, 0 from project returning school_id
       ), marker as (
         insert into marking.marker (school_id, project_id, item_id, part, person_id)
         select project.school_id, project.id, $3, 0, teacher.id from project, teacher, question returning person_id
       ), student as (
         select distinct m.person_id from core.class_member m, project where m.school_id = project.school_id limit $5
       ), script as (
         insert into marking.script (school_id, id, project_id, student_id, admission, code, state)
         select project.school_id, gen_random_uuid(), project.id, student.person_id, '',
           upper(substr(md5(student.person_id::text), 1, 8)), 'arrived' from project, student
         returning school_id, id, project_id
       ), answer as (
         insert into marking.answer (school_id, id, project_id, script_id, item_id, part, content, arrived_at)
         select school_id, gen_random_uuid(), project_id, id, $3, 0, '{"content":[]}', now() from script returning id
       )
       select replace(person_id::text, '-', '') as id from marker, (select count(*) from answer) done order by 1`,
      [projectId, demoId('exam.exam.running'), itemId, markers, markers * each * 2],
    );
    await client.query('analyze');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** The answer that each marker has in hand. */
async function turnsInHand(ownerUrl: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ person: string; id: string }>(
      `select replace(person_id::text, '-', '') as person, replace(id::text, '-', '') as id from marking.turn
       where project_id = $1 and held_until is not null`,
      [projectId],
    );
    return new Map(rows.map(({ person, id }) => [person, id]));
  } finally {
    await client.end();
  }
}
