import pg from 'pg';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { homeSchool, schoolId } from 'edutech/host/server/demo-city/plan/places';
import { accountId } from 'edutech/host/server/demo-city/plan/population';

/** How large a class is. */
const classSize = 45;

/** Homework that was made for a bench: whose it is, its items, and the attempts of its students in the order of their classes. */
export interface Classrooms {
  readonly schoolId: string;
  readonly homeworkId: string;
  readonly items: readonly { readonly id: string; readonly type: number }[];
  readonly attempts: readonly Attempt[];
}

export interface Attempt {
  readonly id: string;
  readonly personId: string;
  readonly assignmentId: string;
}

export interface Wanted {
  /** Tells these students, classes and homework from those of another bench. */
  readonly name: string;
  readonly students: number;
  readonly items?: number;
  /** They have handed in, and the platform has marked what it marks. */
  readonly isHandedIn?: boolean;
}

/**
 * Classes of students with homework of the demo teacher, by SQL: ten thousand of them in seconds. Half of the items are choices,
 * a quarter gaps, a quarter free answers.
 */
export async function makeClassrooms(ownerUrl: string, wanted: Wanted): Promise<Classrooms> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { name, students, items = 20, isHandedIn = false } = wanted;
    const school = schoolId(homeSchool);
    const teacher = accountId('teacher');
    const homework = idOf(`${name} homework`);
    const classes = Math.ceil(students / classSize);
    await makePeople(client, { name, school, students, classes });
    await client.query(
      `insert into work.homework (school_id, id, owner_id, title, kind, subject_id, grade_id, minutes, questions, points,
         created_at, changed_at, published_at)
       values ($1, ${homework}, $2, $3, 1, $4, $5, 30, $6::int, $6::int * 4, now(), now(), now())`,
      [school, teacher, name, demoId('subject/mathematics'), demoId('grade/7'), items],
    );
    await makeItems(client, { name, school, teacher, homework, items });
    await client.query(
      `insert into work.assignment (school_id, id, homework_id, class_id, subject_id, starts_at, due_at, release, rounds, ai_rule,
         counts, minutes, published_by, published_at, students)
       select $1, ${idOf(`${name} assignment `, 'n')}, ${homework}, ${idOf(`${name} class `, 'n')}, $3, now() - interval '1 hour',
         now() + interval '1 day', 2, 1, 'none', true, 30, $4, now(), ${classSize} from generate_series(1, $2::int) n`,
      [school, classes, demoId('subject/mathematics'), teacher],
    );
    await client.query(
      `insert into work.attempt (school_id, id, assignment_id, person_id, tier, of, state, opened_at, submitted_at, receipt, points)
       select $1, ${idOf(`${name} attempt `, 'n')}, ${idOf(`${name} assignment `, `(n - 1) / ${classSize} + 1`)},
         ${idOf(`${name} student `, 'n')}, 0, $3::int * 4, case when $4 then 2 else 0 end, case when $4 then now() end,
         case when $4 then now() end, case when $4 then md5(n::text) else '' end, case when $4 then 0 end
       from generate_series(1, $2::int) n`,
      [school, students, items, isHandedIn],
    );
    if (isHandedIn) await answerAll(client, { name, school, students, items });
    await client.query('analyze');
    return await read(client, wanted, school, homework);
  } finally {
    await client.end();
  }
}

/** An id made of words, and of a number where there are many. */
const idOf = (words: string, n?: string) => `md5('${words}'${n ? ` || (${n})::text` : ''})::uuid`;

interface Making {
  readonly name: string;
  readonly school: string;
  readonly students: number;
  readonly items: number;
}

async function makePeople(
  client: pg.Client,
  { name, school, students, classes }: Omit<Making, 'items'> & { readonly classes: number },
): Promise<void> {
  const student = idOf(`${name} student `, 'n');
  const ofClass = idOf(`${name} class `, `(n - 1) / ${classSize} + 1`);
  await client.query(
    `insert into core.person (id, username, usercode, name, category, created_at)
     select ${student}, lower('${name}-' || n), 'bench-${name}-' || n, '学生 ' || n, ${categories.student}, now() from generate_series(1, $1::int) n`,
    [students],
  );
  await client.query(
    `insert into core.post (id, person_id, role_type, school_id, is_active)
     select ${idOf(`${name} post `, 'n')}, ${student}, ${roleTypes.student}, $2, true from generate_series(1, $1::int) n`,
    [students, school],
  );
  // a grade has at most 99 classes: those of benches are spread over all grades, behind the demo's
  await client.query(
    `insert into core.class (school_id, id, school_year_id, grade_id, number, name)
     select $1, ${idOf(`${name} class `, 'n')}, y.id, g.id, 40 + (n + b.made) % 59, '七(' || n || ')班'
     from generate_series(1, $2::int) n
     cross join (select count(*)::int as made from core.class where school_id = $1 and number >= 40) b
     join lateral (select id from core.grade order by id offset (n + b.made) / 59 limit 1) g on true
     cross join (select school_year_id as id from core.class where school_id = $1 limit 1) y`,
    [school, classes],
  );
  await client.query(
    `insert into core.class_member (school_id, term_id, class_id, person_id, seat)
     select $1, t.term_id, ${ofClass}, ${student}, (n - 1) % ${classSize} + 1 from generate_series(1, $2::int) n
     cross join (select distinct term_id from core.class_member where school_id = $1) t`,
    [school, students],
  );
}

const text = (words: string) => [{ kind: 'paragraph', inlines: [{ kind: 'text', text: words }] }];
const bodies = [
  { type: 0, stem: text('下列各数中，最小的是'), options: ['0', '1', '−1', '−2'].map(text), points: 4 },
  { type: 3, stem: text('填空'), gaps: [{ kind: 'text' }], points: 4 },
  { type: 0, stem: text('下列说法正确的是'), options: ['甲', '乙', '丙', '丁'].map(text), points: 4 },
  { type: 5, stem: text('说明理由。'), points: 4 },
];
const keys = [
  { choice: [2] },
  { gaps: [{ accepted: ['−2'], comparison: 'text' }] },
  { choice: [1] },
  { answer: text('因为…') },
];

async function makeItems(
  client: pg.Client,
  { name, school, teacher, homework, items }: Omit<Making, 'students'> & Record<'teacher' | 'homework', string>,
): Promise<void> {
  const item = idOf(`${name} item `, 'n');
  await client.query(
    `insert into work.item (school_id, homework_id, id, position, section, tiers, way, body, points)
     select $1, ${homework}, ${item}, n, 0, 7, 'fill', $3::jsonb -> (n % 4), '[4]' from generate_series(0, $2::int - 1) n`,
    [school, items, JSON.stringify(bodies)],
  );
  await client.query(
    `insert into work.item_key (school_id, homework_id, item_id, key, set_by, set_at)
     select $1, ${homework}, ${item}, $3::jsonb -> (n % 4), $4, now() from generate_series(0, $2::int - 1) n`,
    [school, items, JSON.stringify(keys), teacher],
  );
}

/** Answers to everything, and marks of two thirds of them right. */
async function answerAll(client: pg.Client, { name, school, students, items }: Making): Promise<void> {
  const attempt = idOf(`${name} attempt `, 'n');
  const item = idOf(`${name} item `, 'i');
  const answers = JSON.stringify([{ choice: [2] }, { gaps: ['−2'] }, { choice: [3] }, { content: text('我的理由') }]);
  await client.query(
    `insert into work.answer (school_id, attempt_id, item_id, part, round, answer, is_blank, client, sequence, written_at, arrived_at,
       is_late)
     select $1, ${attempt}, ${item}, 0, 0, $4::jsonb -> (i % 4), false, ${attempt}, i, now(), now(), false
     from generate_series(1, $2::int) n, generate_series(0, $3::int - 1) i`,
    [school, students, items, answers],
  );
  await client.query(
    `insert into work.mark (school_id, attempt_id, item_id, part, round, points, of, state, changed_at)
     select $1, ${attempt}, ${item}, 0, 0, case when i % 4 = 3 then null when (n + i) % 3 > 0 then 4 else 0 end, 4,
       case when i % 4 = 3 then null when (n + i) % 3 > 0 then 'right' else 'wrong' end, now()
     from generate_series(1, $2::int) n, generate_series(0, $3::int - 1) i`,
    [school, students, items],
  );
  await client.query(
    `update work.attempt t set points = m.points, open_parts = m.open
     from (select attempt_id, coalesce(sum(points), 0) as points, count(*) filter (where points is null) as open
       from work.mark where school_id = $1 group by attempt_id) m
     where t.school_id = $1 and t.id = m.attempt_id`,
    [school],
  );
}

async function read(client: pg.Client, { name }: Wanted, school: string, homework: string): Promise<Classrooms> {
  const hex = (column: string) => `replace(${column}::text, '-', '')`;
  const made = await client.query<{ id: string }>(`select ${hex(homework)} as id`);
  const homeworkId = made.rows[0]!.id;
  const items = await client.query<{ id: string; type: number }>(
    `select ${hex('id')} as id, (body ->> 'type')::int as type from work.item
     where school_id = $1 and homework_id = $2 order by position`,
    [school, homeworkId],
  );
  const attempts = await client.query<Attempt>(
    `select ${hex('t.id')} as id, ${hex('t.person_id')} as "personId", ${hex('t.assignment_id')} as "assignmentId"
     from work.attempt t join core.person p on p.id = t.person_id
     where t.school_id = $1 and p.usercode like $2 order by length(p.usercode), p.usercode`,
    [school, `bench-${name}-%`],
  );
  return { schoolId: school, homeworkId, items: items.rows, attempts: attempts.rows };
}
