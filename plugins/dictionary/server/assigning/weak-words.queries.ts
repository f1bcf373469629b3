import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Skill } from '../../model/modes';

interface OfTerm {
  readonly schoolId: Id;
  readonly termId: Id;
}

interface Wish {
  readonly classIds: readonly Id[];
  readonly wordIds: readonly Id[];
  readonly since: Date;
}

/** How many students of classes answered words since a moment, and how many got them wrong. */
export const selectWeak = (db: Db, { schoolId, termId }: OfTerm, { classIds, wordIds, since }: Wish) =>
  db.all<{ wordId: Id; skill: Skill; classId: Id; answered: number; wrong: number }>(sql`
    select r.word_id, r.skill, m.class_id, count(distinct r.person_id)::int as answered,
      count(distinct r.person_id) filter (where r.grade = 1)::int as wrong
    from dictionary.review r join core.class_member m
      on m.school_id = r.school_id and m.person_id = r.person_id and m.term_id = ${termId}
    where r.school_id = ${schoolId} and r.word_id = any(${[...wordIds]}::uuid[]) and r.at > ${since}
      and m.class_id = any(${[...classIds]}::uuid[])
    group by r.word_id, r.skill, m.class_id`);

/** What students wrote in place of words, the most frequent two of each. */
export const selectMistakes = (db: Db, { schoolId, termId }: OfTerm, { classIds, wordIds, since }: Wish) =>
  db.all<{ wordId: Id; given: string; count: number }>(sql`
    select ranked.word_id, ranked.given, ranked.count from (
      select r.word_id, r.given, count(distinct r.person_id)::int as count,
        row_number() over (partition by r.word_id order by count(distinct r.person_id) desc, r.given) as place
      from dictionary.review r join core.class_member m
        on m.school_id = r.school_id and m.person_id = r.person_id and m.term_id = ${termId}
      where r.school_id = ${schoolId} and r.word_id = any(${[...wordIds]}::uuid[]) and r.at > ${since} and r.grade = 1
        and r.given <> '' and m.class_id = any(${[...classIds]}::uuid[])
      group by r.word_id, r.given) ranked
    where ranked.place <= 2 order by ranked.word_id, ranked.place`);

/** Students of classes who got some of the words wrong since a moment. */
export const countWrongStudents = async (
  db: Db,
  { schoolId, termId }: OfTerm,
  { classIds, wordIds, since }: Wish,
): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(distinct r.person_id)::int as count
    from dictionary.review r join core.class_member m
      on m.school_id = r.school_id and m.person_id = r.person_id and m.term_id = ${termId}
    where r.school_id = ${schoolId} and r.word_id = any(${[...wordIds]}::uuid[]) and r.at > ${since} and r.grade = 1
      and m.class_id = any(${[...classIds]}::uuid[])`);
  return count;
};

/** Words that come back to students of classes until a moment. */
export const selectDueWords = (
  db: Db,
  { schoolId, termId }: OfTerm,
  { classIds, wordIds }: Omit<Wish, 'since'>,
  until: Date,
) =>
  db.all<{ wordId: Id }>(sql`
    select distinct y.word_id
    from dictionary.memory y join core.class_member m
      on m.school_id = y.school_id and m.person_id = y.person_id and m.term_id = ${termId}
    where y.school_id = ${schoolId} and y.word_id = any(${[...wordIds]}::uuid[]) and y.due_at < ${until}
      and m.class_id = any(${[...classIds]}::uuid[])`);
