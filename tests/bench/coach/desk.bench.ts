// The desk of a teacher whose classes have asked a hundred thousand questions, and the questions that a neighbouring class shares.
import pg from 'pg';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { superuser } from '../../../host/build/database/postgres.mjs';
import { coachMonitor, coachStatistics, deskItem, deskQueue, listMyRequests, myItem } from 'edutech/plugins/coach/api';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { type Caller, signedIn } from '../../support/people';
import { callAs, openDesk } from '../support/desk';
import { median, verdict } from '../support/figures';
import { load } from '../support/load';

const size = 100_000;
/** Questions about an item. */
const each = 8;
const shared = 20_000;
const rounds = 30;
/** Issue 16: the desk's queue. Milliseconds. */
const limit = 100;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const { product, office, close } = await openDesk(context);
  try {
    const { schoolId, classId, otherClassId, termId, people } = office.world;
    await pile(product.ownerUrl, { schoolId, classId, otherClassId, termId, authorId: people.teacher.personId });
    const teacher = await signedIn(office, 'teacher');
    const student = await signedIn(office, 'student');
    const measured = async (what: string, who: Caller, endpoint: Endpoint, body: Readonly<Record<string, unknown>>) => {
      const times: number[] = [];
      for (let at = -3; at < rounds; at += 1) {
        const seconds = await load({
          port: product.port,
          connections: 1,
          requests: 1,
          callOf: () => callAs(who, endpoint, body),
        });
        if (at >= 0) times.push(seconds * 1000);
      }
      const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
      return [what, median(times).toFixed(0), slowest.toFixed(0), limit, verdict(median(times) <= limit)];
    };
    const itemId = demoId('coach.item.points-on-line');
    const taught = { classId, subjectId: demoId('subject/mathematics') };
    return [
      {
        title: 'The coaching desk',
        note: `${size.toLocaleString('en')} questions about ${(size / each).toLocaleString('en')} items of a teacher's class, a tenth of them open, and ${shared.toLocaleString('en')} that another class shares; ${rounds} calls over HTTP after three that warm up.`,
        columns: ['call', 'median ms', 'p95 ms', 'limit ms', 'kept'],
        rows: [
          await measured('the queue', teacher, deskQueue, {}),
          await measured('the queue, unanswered', teacher, deskQueue, { state: 'open' }),
          await measured('the queue, answered', teacher, deskQueue, { state: 'done' }),
          await measured('the queue of a class', teacher, deskQueue, taught),
          await measured('the queue of the subject group', teacher, deskQueue, { scope: 'group' }),
          await measured('an item with its questions', teacher, deskItem, { itemId }),
          await measured('live: help of a class', teacher, coachMonitor, taught),
          await measured('statistics of a month', teacher, coachStatistics, { days: 30 }),
          await measured("a student's questions", student, listMyRequests, {}),
          await measured('an item, for a student', student, myItem, { area: 'bank', itemId }),
        ],
      },
    ];
  } finally {
    await close();
  }
}

interface Place {
  readonly schoolId: string;
  readonly classId: string;
  readonly otherClassId: string;
  readonly termId: string;
  readonly authorId: string;
}

/** Items, their questions over a year, an answer each, and what queues read of them. */
async function pile(ownerUrl: string, { schoolId, classId, otherClassId, termId, authorId }: Place): Promise<void> {
  const url = new URL(ownerUrl);
  url.username = superuser;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const subjectId = demoId('subject/mathematics');
  const items = (size + shared) / each;
  const isShared = `n > ${size / each}`;
  const itemOf = `md5('bench item ' || n)::uuid`;
  const run = (text: string, values: readonly unknown[]) => client.query(text, [...values]);
  await run(
    `insert into coach.item (school_id, id, subject_id, words, words_key, created_at)
     select $1, ${itemOf}, $2, '练习册第 ' || n || ' 题：先化简，再求值。', 'bench' || n, now() from generate_series(1, ${items}) n`,
    [schoolId, subjectId],
  );
  await run(
    `insert into coach.answer (school_id, id, item_id, author_id, kind, content, drawing, class_ids, is_shared, created_at, updated_at)
     select $1, md5('bench answer ' || n)::uuid, ${itemOf}, $2, 'text', '[]', '[]', array[$3::uuid], false, now(), now()
     from generate_series(1, ${items}) n where n % 10 > 0`,
    [schoolId, authorId, classId],
  );
  await run(
    `with of as (select class_id, person_id, row_number() over (partition by class_id order by person_id) - 1 as at,
        count(*) over (partition by class_id) as count
      from core.class_member where school_id = $1 and term_id = $5 and class_id in ($3, $4))
     insert into coach.request (school_id, id, item_id, person_id, class_id, subject_id, area, title, number, stuck, words, state,
       asked_at, open_since, expected_at, answered_at, answer_id, shared_at)
     select $1, md5('bench request ' || n || ' ' || k)::uuid, ${itemOf}, of.person_id, of.class_id, $2, 'own', '', null, 'begin',
       '从哪里开始？', case when n % 10 = 0 then 0 else 1 + k % 2 end, at.time, at.time, at.time + interval '1 day',
       case when n % 10 = 0 then null else at.time + interval '2 hours' end,
       case when n % 10 = 0 then null else md5('bench answer ' || n)::uuid end, case when ${isShared} then at.time end
     from generate_series(1, ${items}) n cross join generate_series(0, ${each - 1}) k
     cross join lateral (select now() - (n % 300) * interval '1 day' - k * interval '1 minute' as time) at
     join of on of.class_id = case when ${isShared} then $4::uuid else $3::uuid end and of.at = (n * 3 + k) % of.count`,
    [schoolId, subjectId, classId, otherClassId, termId],
  );
  await run(
    `insert into coach.class_item (school_id, class_id, subject_id, item_id, asked, people, open, open_since, last_at)
     select school_id, class_id, subject_id, item_id, count(*), count(distinct person_id), count(*) filter (where state = 0),
       min(open_since) filter (where state = 0), max(greatest(open_since, answered_at))
     from coach.request where school_id = $1 and state < 3 and removed_at is null
     group by school_id, class_id, subject_id, item_id on conflict do nothing`,
    [schoolId],
  );
  await run('analyze coach.item, coach.answer, coach.request, coach.class_item', []);
  await client.end();
}
