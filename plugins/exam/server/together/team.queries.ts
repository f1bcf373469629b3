import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { PaperKey, StoredPaper } from '../papers/papers.queries';

interface Person {
  readonly personId: Id;
  readonly name: string;
}

/** Most people whom an owner invites. */
export const mostMembers = 20;

export const selectMembers = (db: Db, { schoolId, id }: PaperKey) =>
  db.all<Person>(sql`
    select m.person_id, p.name from exam.paper_member m join core.person p on p.id = m.person_id
    where m.school_id = ${schoolId} and m.paper_id = ${id} order by p.name, p.id`);

/** People `p` who teach the subject of a paper at its school in a term, without its owner and those who work on it. */
const mayJoin = ({ schoolId, ownerId, subjectId, memberIds }: StoredPaper, termId: Id): Query<boolean> => sql`(
  p.id <> all (${[ownerId, ...memberIds]}::uuid[]) and exists (select from core.class_teacher ct
    where ct.person_id = p.id and ct.school_id = ${schoolId} and ct.term_id = ${termId} and ct.subject_id = ${subjectId}))`;

export const selectColleagues = (db: Db, paper: StoredPaper, termId: Id, q: string) =>
  db.all<Person>(sql`
    select p.id as person_id, p.name from core.person p
    where ${mayJoin(paper, termId)} and (${q} = '' or strpos(lower(p.name), lower(${q})) > 0)
    order by p.name, p.id limit 50`);

/** Of these people, those who may be invited. */
export const selectInvitable = (db: Db, paper: StoredPaper, termId: Id, personIds: readonly Id[]) =>
  db.all<Person>(sql`
    select p.id as person_id, p.name from core.person p
    where p.id = any (${[...personIds]}::uuid[]) and ${mayJoin(paper, termId)}`);

export const insertMembers = (db: Db, { schoolId, id }: PaperKey, personIds: readonly Id[], now: Date) =>
  db.run(sql`
    insert into exam.paper_member (school_id, paper_id, person_id, invited_at)
    select ${schoolId}, ${id}, person, ${now} from unnest(${[...personIds]}::uuid[]) person on conflict do nothing`);

/** Takes somebody off a paper, with the places that are theirs; answers how many were on it. */
export async function deleteMember(db: Db, { schoolId, id }: PaperKey, personId: Id): Promise<number> {
  const person = sql`school_id = ${schoolId} and paper_id = ${id} and person_id = ${personId}`;
  await db.run(sql`delete from exam.place_lock where ${person}`);
  return db.run(sql`delete from exam.paper_member where ${person}`);
}

/** A sealed paper is nobody's to work on. */
export async function deleteTeam(db: Db, { schoolId, id }: PaperKey): Promise<void> {
  await db.run(sql`delete from exam.place_lock where school_id = ${schoolId} and paper_id = ${id}`);
  await db.run(sql`delete from exam.paper_member where school_id = ${schoolId} and paper_id = ${id}`);
}
