import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { AssignmentRow } from './assignments.queries';

type Key = Pick<AssignmentRow, 'schoolId' | 'id'>;

/** A student gets homework `a`: all of a class do, or those who got some of its words wrong. */
export const isFor = (personId: Query): Query<boolean> => sql`(not a.only_wrong or exists (
  select from dictionary.own_word o
  where o.school_id = a.school_id and o.assignment_id = a.id and o.person_id = ${personId}))`;

/** Words of homework `a` that a student gets, in their order. */
export const wordsFor = (personId: Query): Query<Id[]> => sql`array(
  select w.word_id from dictionary.assignment_word w
  where w.school_id = a.school_id and w.assignment_id = a.id and (not a.only_wrong or exists (
    select from dictionary.own_word o where o.school_id = w.school_id and o.assignment_id = w.assignment_id
      and o.person_id = ${personId} and o.word_id = w.word_id))
  order by w.position)`;

/** Keeps which words of homework each student of some classes has got wrong since a moment; answers how many rows there are. */
export const insertOwnWords = (
  db: Db,
  { schoolId, id }: Key,
  { classIds, termId, since }: { readonly classIds: readonly Id[]; readonly termId: Id; readonly since: Date },
) =>
  db.run(sql`
    insert into dictionary.own_word (school_id, assignment_id, person_id, word_id)
    select distinct ${schoolId}::uuid, ${id}::uuid, r.person_id, r.word_id
    from dictionary.assignment_word w
      join dictionary.review r on r.school_id = w.school_id and r.word_id = w.word_id and r.at > ${since} and r.grade = 1
      join core.class_member m on m.school_id = r.school_id and m.person_id = r.person_id and m.term_id = ${termId}
    where w.school_id = ${schoolId} and w.assignment_id = ${id} and m.class_id = any(${[...classIds]}::uuid[])
    on conflict do nothing`);

/** Words of homework that each student gets, where students get words of their own. */
export const selectOwnWords = (db: Db, { schoolId, id }: Key) =>
  db.all<{ personId: Id; wordIds: readonly Id[] }>(sql`
    select o.person_id, array_agg(o.word_id) as word_ids from dictionary.own_word o
    where o.school_id = ${schoolId} and o.assignment_id = ${id} group by o.person_id`);

/** Words of homework that one student gets, in their order. */
export const selectWordsFor = async (db: Db, { schoolId, id }: Key, personId: Id): Promise<readonly Id[]> => {
  const { wordIds } = await db.one<{ wordIds: Id[] }>(sql`
    select ${wordsFor(sql`${personId}::uuid`)} as word_ids from dictionary.assignment a
    where a.school_id = ${schoolId} and a.id = ${id}`);
  return wordIds;
};
