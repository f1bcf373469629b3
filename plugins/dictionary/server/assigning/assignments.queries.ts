import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Settings } from '../../api/assigning';
import type { WordLanguage } from '../../model/word';
import type { Mode } from '../../model/modes';
import { isFor } from './own-words.queries';

/** Homework of its author; writers take this row. */
export interface AssignmentRow extends Omit<Settings, 'modes'> {
  readonly schoolId: Id;
  readonly id: Id;
  readonly authorPersonId: Id;
  readonly language: WordLanguage;
  readonly title: string;
  readonly modes: readonly Mode[];
  readonly opensAt: Date | null;
  readonly dueAt: Date | null;
  readonly publishedAt: Date | null;
}

const columns = sql`a.school_id, a.id, a.author_person_id, a.language, a.title, a.modes, a.pass_percent, a.repeats, a.gap_seconds,
  a.rate, a.takes_paper, a.only_wrong, a.opens_at, a.due_at, a.published_at`;

/** Homework of the caller; else 404. */
export const selectAssignment = (db: Db, { personId }: Pick<SignedIn, 'personId'>, id: Id, inTrash = false) =>
  db.one<AssignmentRow>(
    sql`select ${columns} from dictionary.assignment a
      where a.id = ${id} and a.author_person_id = ${personId} and (${inTrash} or a.removed_at is null)`,
    'dictionary.error.noAssignment',
  );

export interface ListedRow extends AssignmentRow {
  readonly words: number;
  readonly papers: number;
}

interface Wish {
  readonly q?: string | undefined;
  readonly state?: 'draft' | 'open' | 'ended' | undefined;
  readonly language?: WordLanguage | undefined;
}

const states: Readonly<Record<NonNullable<Wish['state']>, (now: Date) => Query<boolean>>> = {
  draft: () => sql`a.published_at is null`,
  open: (now) => sql`a.published_at is not null and a.due_at > ${now}`,
  ended: (now) => sql`a.published_at is not null and a.due_at <= ${now}`,
};

const wanted = (personId: Id, { q = '', state, language }: Wish, now: Date): Query<boolean> => sql`
  a.author_person_id = ${personId} and a.removed_at is null
  and (${language ?? null}::text is null or a.language = ${language ?? null})
  ${q.trim() === '' ? sql`` : sql`and strpos(lower(a.title), lower(${q.trim()})) > 0`}
  ${state ? sql`and ${states[state](now)}` : sql``}`;

export const selectAssignments = (
  db: Db,
  personId: Id,
  wish: Wish,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
) =>
  db.all<ListedRow>(sql`
    select ${columns}, ${counts} from dictionary.assignment a where ${wanted(personId, wish, now)}
    order by coalesce(a.published_at, a.changed_at) desc, a.id limit ${limit} offset ${offset}`);

/** Photos of which no later one of the student was checked. */
const counts = sql`
  (select count(*)::int from dictionary.assignment_word w where w.school_id = a.school_id and w.assignment_id = a.id) as words,
  (select count(distinct s.person_id)::int from dictionary.paper s
    where s.school_id = a.school_id and s.assignment_id = a.id and s.checked_at is null) as papers`;

export const selectListed = (db: Db, { schoolId, id }: Pick<AssignmentRow, 'schoolId' | 'id'>) =>
  db.one<ListedRow>(
    sql`select ${columns}, ${counts} from dictionary.assignment a where a.school_id = ${schoolId} and a.id = ${id}`,
  );

export const countAssignments = async (db: Db, personId: Id, wish: Wish, now: Date): Promise<number> => {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from dictionary.assignment a where ${wanted(personId, wish, now)}`,
  );
  return count;
};

export interface ClassRow {
  readonly classId: Id;
  readonly className: string;
  readonly students: number;
}

/** Classes of homework with their students of a term who get it. */
export const selectClasses = (db: Db, ids: readonly Id[], termId: Id) =>
  db.all<ClassRow & { readonly assignmentId: Id }>(sql`
    select ac.assignment_id, ac.class_id, c.name as class_name,
      (select count(*)::int from core.class_member m
        where m.school_id = c.school_id and m.class_id = c.id and m.term_id = ${termId} and ${isFor(sql`m.person_id`)}) as students
    from dictionary.assignment_class ac join core.class c on c.school_id = ac.school_id and c.id = ac.class_id
      join dictionary.assignment a on a.school_id = ac.school_id and a.id = ac.assignment_id
    where ac.assignment_id = any(${[...ids]}::uuid[]) order by c.name, c.id`);

/** Classes that somebody teaches in a term, whatever the subject. */
export const selectTaughtClasses = (
  db: Db,
  { schoolId, personId }: Pick<SignedIn, 'schoolId' | 'personId'>,
  termId: Id,
) =>
  db.all<ClassRow>(sql`
    select c.id as class_id, c.name as class_name,
      (select count(*)::int from core.class_member m
        where m.school_id = c.school_id and m.class_id = c.id and m.term_id = ${termId}) as students
    from core.class c
    where c.school_id = ${schoolId}::uuid and exists (select from core.class_teacher t
      where t.school_id = c.school_id and t.class_id = c.id and t.term_id = ${termId} and t.person_id = ${personId})
    order by c.name, c.id`);

/** Students who have answered every word at least once that they get, by homework. */
export const countFinished = (db: Db, ids: readonly Id[]) =>
  db.all<{ assignmentId: Id; finished: number }>(sql`
    select done.assignment_id, count(*)::int as finished from (
      select r.assignment_id, r.person_id, count(distinct r.word_id) as words
      from dictionary.review r where r.assignment_id = any(${[...ids]}::uuid[])
      group by r.assignment_id, r.person_id) done
      join dictionary.assignment a on a.id = done.assignment_id
    where done.words >= case when a.only_wrong
      then (select greatest(1, count(*)) from dictionary.own_word o
        where o.school_id = a.school_id and o.assignment_id = a.id and o.person_id = done.person_id)
      else (select count(*) from dictionary.assignment_word w where w.school_id = a.school_id and w.assignment_id = a.id) end
    group by done.assignment_id`);

export const selectWordIds = async (
  db: Db,
  { schoolId, id }: Pick<AssignmentRow, 'schoolId' | 'id'>,
): Promise<Id[]> => {
  const rows = await db.all<{ wordId: Id }>(sql`
    select word_id from dictionary.assignment_word where school_id = ${schoolId} and assignment_id = ${id} order by position`);
  return rows.map(({ wordId }) => wordId);
};

export const upsertAssignment = (db: Db, row: AssignmentRow, now: Date) =>
  db.run(sql`
    insert into dictionary.assignment (school_id, id, author_person_id, language, title, modes, pass_percent, repeats, gap_seconds,
      rate, takes_paper, only_wrong, opens_at, due_at, published_at, changed_at)
    values (${row.schoolId}, ${row.id}, ${row.authorPersonId}, ${row.language}, ${row.title}, ${[...row.modes]}::text[],
      ${row.passPercent}, ${row.repeats}, ${row.gapSeconds}, ${row.rate}, ${row.takesPaper}, ${row.onlyWrong}, ${row.opensAt}::timestamptz,
      ${row.dueAt}::timestamptz, ${row.publishedAt}::timestamptz, ${now})
    on conflict (school_id, id) do update set title = excluded.title, modes = excluded.modes,
      pass_percent = excluded.pass_percent, repeats = excluded.repeats, gap_seconds = excluded.gap_seconds,
      rate = excluded.rate, takes_paper = excluded.takes_paper, only_wrong = excluded.only_wrong,
      opens_at = excluded.opens_at, due_at = excluded.due_at,
      published_at = excluded.published_at, changed_at = excluded.changed_at`);

export async function replaceWords(
  db: Db,
  { schoolId, id }: Pick<AssignmentRow, 'schoolId' | 'id'>,
  wordIds: readonly Id[],
): Promise<void> {
  await db.run(sql`delete from dictionary.assignment_word where school_id = ${schoolId} and assignment_id = ${id}`);
  await db.run(sql`
    insert into dictionary.assignment_word (school_id, assignment_id, position, word_id)
    select ${schoolId}, ${id}, given.position, given.word_id
    from unnest(${[...wordIds]}::uuid[]) with ordinality as given (word_id, position)`);
}

/** Adds classes; answers those that did not have it. */
export async function insertClasses(
  db: Db,
  { schoolId, id }: Pick<AssignmentRow, 'schoolId' | 'id'>,
  classIds: readonly Id[],
): Promise<Id[]> {
  const rows = await db.all<{ classId: Id }>(sql`
    insert into dictionary.assignment_class (school_id, assignment_id, class_id)
    select ${schoolId}, ${id}, unnest(${[...classIds]}::uuid[]) on conflict do nothing returning class_id`);
  return rows.map(({ classId }) => classId);
}

export const updateRemoved = (db: Db, { schoolId, id }: AssignmentRow, at: Date | null) =>
  db.run(sql`
    update dictionary.assignment set removed_at = ${at}::timestamptz where school_id = ${schoolId} and id = ${id}`);
