import { conflict } from '../../../../common/errors';
import type {
  Altered,
  ClassRow,
  LessonRow,
  PersonFacts,
  PersonRow,
  PostRow,
  PostState,
  RosterDelta,
  SeatRow,
} from '../../../../common/organisation/roster-delta';
import type { Id } from '../../../../common/ids';
import { type Db, sql } from '../../../data/db';
import { insertMany } from '../../../data/many.queries';

/**
 * Writes a change by whole arrays. The order keeps every rule of the tables at every step: what others need comes before
 * them and goes after them, and a post gives up being the active one before another becomes it.
 */
export async function writeDelta(db: Db, delta: RosterDelta, now: Date): Promise<void> {
  const { added, removed } = delta;
  const resting = delta.posts.filter(({ after }) => !after.isActive);
  const rising = delta.posts.filter(({ after }) => after.isActive);
  await deleteLessons(db, removed.lessons);
  await deleteSeats(db, removed.seats);
  await insertPeople(db, added.people, now);
  await insertClasses(db, added.classes);
  await updatePeople(db, delta.people);
  await updateHeads(db, delta.heads);
  await updatePosts(db, resting);
  await deletePosts(db, removed.posts);
  await insertPosts(db, added.posts);
  await updatePosts(db, rising);
  await insertSeats(db, added.seats);
  await insertLessons(db, added.lessons);
  await deleteClasses(db, removed.classes);
  await deletePeople(db, removed.people);
}

/** Nothing is overwritten that is not as the change says: somebody else was quicker. */
function all(written: number, wanted: readonly unknown[]): void {
  if (written !== wanted.length) throw conflict('core.organisation.rosters.changed');
}

const insertPeople = (db: Db, rows: readonly PersonRow[], now: Date) =>
  insertMany(
    db,
    'core.person',
    {
      id: 'uuid',
      username: 'text',
      usercode: 'text',
      name: 'text',
      category: 'int2',
      sex: 'int2',
      birth_date: 'date',
      phone: 'text',
      must_change_password: 'bool',
      created_at: 'timestamptz',
    },
    rows.map(({ birthDate, ...row }) => ({
      ...row,
      birth_date: birthDate,
      must_change_password: true,
      created_at: now,
    })),
  );

async function deletePeople(db: Db, rows: readonly PersonRow[]) {
  if (rows.length === 0) return;
  all(await db.run(sql`delete from core.person where id = any (${rows.map(({ id }) => id)}::uuid[])`), rows);
}

const insertClasses = (db: Db, rows: readonly ClassRow[]) =>
  insertMany(
    db,
    'core.class',
    {
      school_id: 'uuid',
      id: 'uuid',
      school_year_id: 'uuid',
      grade_id: 'uuid',
      number: 'int2',
      name: 'text',
      previous_id: 'uuid',
    },
    rows.map((row) => ({
      school_id: row.schoolId,
      id: row.id,
      school_year_id: row.schoolYearId,
      grade_id: row.gradeId,
      number: row.number,
      name: row.name,
      previous_id: row.previousId,
    })),
  );

async function deleteClasses(db: Db, rows: readonly ClassRow[]) {
  if (rows.length === 0) return;
  all(
    await db.run(sql`
      delete from core.class c using unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map(({ id }) => id)}::uuid[]) as r (school_id, id)
      where c.school_id = r.school_id and c.id = r.id`),
    rows,
  );
}

const facts = (rows: readonly Altered<Id, PersonFacts>[], side: 'before' | 'after') => {
  const column = <Name extends keyof PersonFacts>(name: Name) => rows.map((row) => row[side][name]);
  return sql`${column('username')}::text[], ${column('name')}::text[], ${column('sex')}::int2[],
    ${column('birthDate')}::date[], ${column('phone')}::text[]`;
};

async function updatePeople(db: Db, rows: readonly Altered<Id, PersonFacts>[]) {
  if (rows.length === 0) return;
  all(
    await db.run(sql`
      update core.person p
      set username = r.username, name = r.name, sex = r.sex, birth_date = r.birth_date, phone = r.phone
      from unnest(${rows.map(({ key }) => key)}::uuid[], ${facts(rows, 'after')}, ${facts(rows, 'before')})
        as r (id, username, name, sex, birth_date, phone, was_username, was_name, was_sex, was_birth_date, was_phone)
      where p.id = r.id and (p.username, p.name, p.sex, p.birth_date, p.phone)
        is not distinct from (r.was_username, r.was_name, r.was_sex, r.was_birth_date, r.was_phone)`),
    rows,
  );
}

async function updateHeads(db: Db, rows: RosterDelta['heads']) {
  if (rows.length === 0) return;
  all(
    await db.run(sql`
      update core.class c set head_person_id = r.head
      from unnest(${rows.map(({ key }) => key.schoolId)}::uuid[], ${rows.map(({ key }) => key.classId)}::uuid[],
        ${rows.map(({ after }) => after)}::uuid[], ${rows.map(({ before }) => before)}::uuid[]) as r (school_id, id, head, was)
      where c.school_id = r.school_id and c.id = r.id and c.head_person_id is not distinct from r.was`),
    rows,
  );
}

async function updatePosts(db: Db, rows: readonly Altered<Id, PostState>[]) {
  if (rows.length === 0) return;
  all(
    await db.run(sql`
      update core.post p set is_active = r.is_active, ended_at = r.ended_at
      from unnest(${rows.map(({ key }) => key)}::uuid[], ${rows.map(({ after }) => after.isActive)}::bool[],
        ${rows.map(({ after }) => after.endedAt)}::timestamptz[], ${rows.map(({ before }) => before.endedAt)}::timestamptz[])
        as r (id, is_active, ended_at, was_ended_at)
      where p.id = r.id and p.ended_at is not distinct from r.was_ended_at`),
    rows,
  );
}

const insertPosts = (db: Db, rows: readonly PostRow[]) =>
  insertMany(
    db,
    'core.post',
    {
      id: 'uuid',
      person_id: 'uuid',
      role_type: 'int2',
      school_id: 'uuid',
      subject_id: 'uuid',
      grade_id: 'uuid',
      is_active: 'bool',
    },
    rows.map((row) => ({
      id: row.id,
      person_id: row.personId,
      role_type: row.roleType,
      school_id: row.schoolId,
      subject_id: row.subjectId,
      grade_id: row.gradeId,
      is_active: row.isActive,
    })),
  );

async function deletePosts(db: Db, rows: readonly PostRow[]) {
  if (rows.length === 0) return;
  all(await db.run(sql`delete from core.post where id = any (${rows.map(({ id }) => id)}::uuid[])`), rows);
}

const insertSeats = (db: Db, rows: readonly SeatRow[]) =>
  insertMany(
    db,
    'core.class_member',
    { school_id: 'uuid', term_id: 'uuid', class_id: 'uuid', person_id: 'uuid', seat: 'int2' },
    rows.map((row) => ({
      school_id: row.schoolId,
      term_id: row.termId,
      class_id: row.classId,
      person_id: row.personId,
      seat: row.seat,
    })),
  );

async function deleteSeats(db: Db, rows: readonly SeatRow[]) {
  if (rows.length === 0) return;
  all(
    await db.run(sql`
      delete from core.class_member m
      using unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.termId)}::uuid[],
        ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.personId)}::uuid[])
        as r (school_id, term_id, class_id, person_id)
      where (m.school_id, m.term_id, m.class_id, m.person_id) = (r.school_id, r.term_id, r.class_id, r.person_id)`),
    rows,
  );
}

const insertLessons = (db: Db, rows: readonly LessonRow[]) =>
  insertMany(
    db,
    'core.class_teacher',
    { school_id: 'uuid', term_id: 'uuid', class_id: 'uuid', subject_id: 'uuid', person_id: 'uuid' },
    rows.map((row) => ({
      school_id: row.schoolId,
      term_id: row.termId,
      class_id: row.classId,
      subject_id: row.subjectId,
      person_id: row.personId,
    })),
  );

async function deleteLessons(db: Db, rows: readonly LessonRow[]) {
  if (rows.length === 0) return;
  all(
    await db.run(sql`
      delete from core.class_teacher t
      using unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.termId)}::uuid[],
        ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.subjectId)}::uuid[],
        ${rows.map((row) => row.personId)}::uuid[]) as r (school_id, term_id, class_id, subject_id, person_id)
      where (t.school_id, t.term_id, t.class_id, t.subject_id, t.person_id)
        = (r.school_id, r.term_id, r.class_id, r.subject_id, r.person_id)`),
    rows,
  );
}
