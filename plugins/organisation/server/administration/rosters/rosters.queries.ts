import { conflict } from 'edutech/core/common/errors';
import type {
  Altered,
  ClassRow,
  LessonRow,
  PersonFacts,
  PersonRow,
  PostRow,
  PostState,
  RosterDelta,
  EnrolmentRow,
} from '../../../model/rosters/roster-delta';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { deleteMany, insertMany } from 'edutech/core/server/data/many.queries';
import { deleteSchools, insertSchools, renameClasses, updateSchools } from './places.queries';

/**
 * Writes a change by whole arrays. The order keeps every rule of the tables at every step: referenced rows are added
 * first and deleted last, and a post stops being the active one before another becomes it.
 */
export async function writeDelta(db: Db, delta: RosterDelta, now: Date): Promise<void> {
  const { added, removed } = delta;
  const resting = delta.posts.filter(({ after }) => !after.isActive);
  const rising = delta.posts.filter(({ after }) => after.isActive);
  await deleteLessons(db, removed.lessons);
  await deleteEnrolments(db, removed.seats);
  await insertPeople(db, added.people, now);
  await insertSchools(db, added.schools);
  all(await updateSchools(db, delta.schools), delta.schools);
  await insertClasses(db, added.classes);
  await updatePeople(db, delta.people);
  all(await renameClasses(db, delta.classes), delta.classes);
  await updateHeads(db, delta.heads);
  await updatePosts(db, resting);
  await deletePosts(db, removed.posts);
  await insertPosts(db, added.posts);
  await updatePosts(db, rising);
  await insertEnrolments(db, added.seats);
  await insertLessons(db, added.lessons);
  await deleteClasses(db, removed.classes);
  await deletePeople(db, removed.people);
  all(await deleteSchools(db, removed.schools), removed.schools);
}

/** Nothing is overwritten that is not as the change says: somebody else was quicker. */
function all(written: number, wanted: readonly unknown[]): void {
  if (written !== wanted.length) throw conflict('core.organisation.rosters.changed');
}

const byId = { id: 'uuid' } as const;
const idOf = ({ id }: { readonly id: Id }) => ({ id });

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

const deletePeople = async (db: Db, rows: readonly PersonRow[]) =>
  all(await deleteMany(db, 'core.person', byId, rows.map(idOf)), rows);

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
  const keys = rows.map(({ schoolId, id }) => ({ school_id: schoolId, id }));
  all(await deleteMany(db, 'core.class', { school_id: 'uuid', id: 'uuid' }, keys), rows);
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

const deletePosts = async (db: Db, rows: readonly PostRow[]) =>
  all(await deleteMany(db, 'core.post', byId, rows.map(idOf)), rows);

const inClass = { school_id: 'uuid', term_id: 'uuid', class_id: 'uuid', person_id: 'uuid' } as const;
const placeInClass = ({ schoolId, termId, classId, personId }: EnrolmentRow | LessonRow) => ({
  school_id: schoolId,
  term_id: termId,
  class_id: classId,
  person_id: personId,
});

const insertEnrolments = (db: Db, rows: readonly EnrolmentRow[]) =>
  insertMany(
    db,
    'core.class_member',
    { ...inClass, seat: 'int2' },
    rows.map((row) => ({ ...placeInClass(row), seat: row.seat })),
  );

const deleteEnrolments = async (db: Db, rows: readonly EnrolmentRow[]) =>
  all(await deleteMany(db, 'core.class_member', inClass, rows.map(placeInClass)), rows);

const lesson = { ...inClass, subject_id: 'uuid' } as const;
const placeOfLesson = (row: LessonRow) => ({ ...placeInClass(row), subject_id: row.subjectId });

const insertLessons = (db: Db, rows: readonly LessonRow[]) =>
  insertMany(db, 'core.class_teacher', lesson, rows.map(placeOfLesson));

const deleteLessons = async (db: Db, rows: readonly LessonRow[]) =>
  all(await deleteMany(db, 'core.class_teacher', lesson, rows.map(placeOfLesson)), rows);
