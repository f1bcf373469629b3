import pg from 'pg';
import { superuser } from '../../../../host/build/database/postgres.mjs';
import { makeStems } from './stems';

/** Whose lists are asked for. */
export interface Asker {
  readonly personId: string;
  readonly schoolId: string;
}

/** What is read: the tables that a list of questions reads. */
const tables = ['question', 'version', 'placement', 'point_link', 'public_word', 'favourite', 'use'];
/** Different texts; every question has one of them, with a number of its own. */
const texts = 20_000;
/** One of so many questions is the asker's own, one of so many is a favourite of his, and one has been used by him. */
const own = 250;
const favourites = 500;
const usedByAsker = 400;

/** Makes the questions from the nth to the mth: the same in every run, but for the times of their making. */
export async function pile(ownerUrl: string, from: number, to: number, asker: Asker): Promise<void> {
  const url = new URL(ownerUrl);
  url.username = superuser;
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  try {
    // what points at what is right by its making; ten million checks of it would take longer than all the rest
    await owner.query('set session_replication_role = replica');
    await owner.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set max_parallel_maintenance_workers = 2`,
    );
    const indexes = await dropIndexes(owner);
    await bringStems(owner);
    await decide(owner, from, to, asker);
    await write(owner, asker);
    for (const index of indexes) await owner.query(index);
    for (const table of tables) await owner.query(`vacuum analyze questions.${table}`);
  } finally {
    await owner.end();
  }
}

/** One build of an index over all is many times faster than a million insertions. Answers how they are made again. */
async function dropIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
     where n.nspname = 'questions' and t.relname = any($1) and not i.indisprimary and not i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

async function bringStems(owner: pg.Client): Promise<void> {
  await owner.query(`create temporary table stem (nth integer, subject text, type smallint, title text, points numeric,
    seconds integer, body jsonb, words tsvector)`);
  const stems = makeStems(texts);
  for (let at = 0; at < stems.length; at += 1000) {
    const part = stems.slice(at, at + 1000).map((stem, place) => ({ ...stem, nth: at + place }));
    await owner.query(
      `insert into stem select t.nth, t.subject, t.type, t.title, t.points, t.seconds, t.body, array_to_tsvector(t.words)
       from jsonb_to_recordset($1::jsonb) as t (nth integer, subject text, type smallint, title text, points numeric,
         seconds integer, body jsonb, words text[])`,
      [JSON.stringify(part)],
    );
  }
  await owner.query('create unique index on stem (nth); analyze stem');
}

/** A number from 0 on below another: what is made of it is as varied as hashes are, and the same in every run. */
const choice = (of: string, below: string) => `((hashint8(${of}) & 2147483647) % ${below})`;

/** All facts of each question: its text, chapter, points, owner, bank and time; ids grow with the time, as new ones do. */
async function decide(owner: pg.Client, from: number, to: number, asker: Asker): Promise<void> {
  await owner.query(`
    create temporary table point as
    select k.id, t.subject_id, row_number() over (partition by t.subject_id order by k.id) - 1 as nth
    from textbook.knowledge_point k join textbook.knowledge_tree t on t.id = k.tree_id where k.removed_at is null;
    create temporary table chapter as
    with recursive above as (
      select id as start_id, id, parent_id from textbook.node
      union all select a.start_id, n.id, n.parent_id from above a join textbook.node n on n.id = a.parent_id)
    select n.id, b.stage, b.subject_id, b.grade_id, s.code as subject,
      row_number() over (partition by s.code order by n.id) - 1 as nth, count(*) over (partition by s.code) as among,
      (select count(*) from point p where p.subject_id = b.subject_id) as points,
      array(select a.id from above a where a.start_id = n.id) as path
    from textbook.node n join textbook.book b on b.id = n.book_id join core.subject s on s.id = b.subject_id
    where n.is_public and n.removed_at is null;
    create temporary table saying as
    select s.nth, s.type, s.subject, c.among as chapters
    from stem s join (select distinct subject, among from chapter) c on c.subject = s.subject;
    create temporary table teacher as
    select p.person_id, p.school_id, row_number() over (order by p.id) - 1 as nth
    from core.post p where p.role_type = 1 and p.school_id is not null and p.ended_at is null;
    analyze saying; analyze chapter; analyze point; analyze teacher`);
  await owner.query(`
    create temporary table made as
    with drawn as (
      select i, now() - ${choice('i * 11 + 5', '1700 * 24 * 60')} * interval '1 minute' as listed_at,
        (select max(nth) + 1 from teacher) as teachers
      from generate_series(${from}::bigint, ${to - 1}::bigint) i)
    select overlay(md5('question ' || i) placing lpad(to_hex((extract(epoch from d.listed_at) * 1000)::bigint), 12, '0')
        from 1 for 12)::uuid as id,
      i, d.listed_at, s.nth as stem, s.type, c.stage, c.subject_id, c.grade_id, c.path, c.id as node_id, p.id as point_id,
      1 + ${choice('i * 13 + 1', '5')} as difficulty,
      (array['exercise', 'exercise', 'unit', 'midterm', 'final', 'entrance', 'textbook', 'monthly', 'mock', 'competition'])
        [1 + ${choice('i * 17 + 2', '10')}] as kind,
      2018 + ${choice('i * 19 + 3', '9')} as year,
      case when i % ${own} = 0 then '${asker.personId}'::uuid else t.person_id end as person_id,
      case when i % ${own} = 0 then '${asker.schoolId}'::uuid else t.school_id end as school_id,
      case ${choice('i * 23 + 4', '10')} when 0 then 1 when 1 then 2 when 2 then 2 else 3 end as source
    from drawn d
    join saying s on s.nth = ${choice('i', String(texts))}
    join teacher t on t.nth = ${choice('i * 5 + 2', 'd.teachers')}
    join chapter c on c.subject = s.subject and c.nth = ${choice('i * 3 + 1', 's.chapters')}
    left join point p on p.subject_id = c.subject_id and c.points > 0
      and p.nth = ${choice('i * 7 + 3', 'greatest(c.points, 1)')}
    order by d.listed_at`);
  await owner.query('analyze made');
}

async function write(owner: pg.Client, asker: Asker): Promise<void> {
  const fact = (name: string, value: string) => `'@${name}:' || ${value}`;
  const plain = (id: string) => `replace(${id}::text, '-', '')`;
  const words = `s.words || array_to_tsvector(array[${[
    `m.i::text`,
    fact('type', 'm.type'),
    fact('difficulty', 'm.difficulty'),
    fact('stage', 'm.stage'),
    fact('subject', plain('m.subject_id')),
    fact('grade', plain('m.grade_id')),
    fact('kind', 'm.kind'),
    fact('year', 'm.year'),
    fact(
      'month',
      `(extract(year from m.listed_at at time zone 'utc') * 12 + extract(month from m.listed_at at time zone 'utc') - 1)::int`,
    ),
  ].join(', ')}] || array(select ${fact('node', plain('above'))} from unnest(m.path) above)
    || case when m.point_id is null then '{}'::text[] else array[${fact('point', plain('m.point_id'))}] end
    || case when m.source = 2 then array[${fact('school', plain('m.school_id'))}] else '{}'::text[] end)`;
  await owner.query(`
    insert into questions.question (id, school_id, owner_person_id, source, type, difficulty, stage, subject_id, grade_id, kind,
      year, title, points, parts, seconds, band_0, band_1, band_2, band_3, used, created_at, changed_at, listed_at, words)
    select m.id, m.school_id, m.person_id, m.source, m.type, m.difficulty, m.stage, m.subject_id, m.grade_id, m.kind, m.year,
      s.title, s.points, 1, s.seconds, hashint8(m.i), hashint8(m.i + 1), hashint8(m.i + 2), hashint8(m.i + 3), m.i % 40,
      m.listed_at, m.listed_at, m.listed_at, case when m.source < 3 then ${words} end
    from made m join stem s on s.nth = m.stem`);
  await owner.query(`
    insert into questions.public_word (question_id, words)
    select m.id, ${words} from made m join stem s on s.nth = m.stem where m.source = 3`);
  await owner.query(`
    insert into questions.version (question_id, version, body, saved_by, saved_at)
    select m.id, 1, s.body, m.person_id, m.listed_at from made m join stem s on s.nth = m.stem`);
  await owner.query(`
    insert into questions.placement (question_id, node_id, is_direct, school_id, owner_person_id, shown, type, difficulty, listed_at)
    select m.id, above, above = m.node_id, m.school_id, m.person_id, m.source, m.type, m.difficulty, m.listed_at
    from made m cross join unnest(m.path) above`);
  await owner.query(
    `insert into questions.point_link (question_id, point_id) select id, point_id from made where point_id is not null`,
  );
  await owner.query(
    `insert into questions.favourite (person_id, question_id, marked_at)
     select $1, id, listed_at from made where source = 3 and i % ${favourites} = 1`,
    [asker.personId],
  );
  await owner.query(
    `insert into questions.use (question_id, version, plugin, thing_id, school_id, person_id, used_at)
     select id, 1, 'work', md5('use ' || i)::uuid, school_id, case when i % ${usedByAsker} = 0 then $1 else person_id end, listed_at
     from made where i % 4 = 0`,
    [asker.personId],
  );
  await owner.query('drop table made, stem, saying, chapter, point, teacher');
}
