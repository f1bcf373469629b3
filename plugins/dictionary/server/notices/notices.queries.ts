import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { LastAnswer } from '../../model/practice/homework-left';
import type { Mode } from '../../model/modes';
import type { WordLanguage } from '../../model/word';
import { isFor } from '../assigning/own-words.queries';

/** Students of some classes in a term who get homework. */
export const selectStudentsOf = async (
  db: Db,
  { schoolId, id }: Pick<DueHomework, 'schoolId' | 'id'>,
  classIds: readonly Id[],
  termId: Id,
): Promise<Id[]> => {
  const rows = await db.all<{ personId: Id }>(sql`
    select distinct m.person_id from core.class_member m
      join dictionary.assignment a on a.school_id = m.school_id and a.id = ${id}
    where m.school_id = ${schoolId} and m.class_id = any(${[...classIds]}::uuid[]) and m.term_id = ${termId}
      and ${isFor(sql`m.person_id`)}
    order by m.person_id`);
  return rows.map(({ personId }) => personId);
};

export interface DueHomework {
  readonly schoolId: Id;
  readonly id: Id;
  readonly assignmentId: Id;
  readonly title: string;
  readonly language: WordLanguage;
  readonly modes: readonly Mode[];
  readonly dueAt: Date;
  readonly onlyWrong: boolean;
  readonly wordIds: readonly Id[];
  readonly classIds: readonly Id[];
}

/** Homework of which the last quarter has begun, but no more than a day, and of which nobody was reminded yet; it is marked. */
export const takeDueSoon = (db: Db, now: Date, most: number) =>
  db.all<DueHomework>(sql`
    update dictionary.assignment a set reminded_at = ${now}
    from (select d.school_id, d.id from dictionary.assignment d
      where d.published_at is not null and d.removed_at is null and d.reminded_at is null
        and d.due_at > ${now} and d.opens_at < ${now}
        and d.due_at - least(interval '1 day', (d.due_at - d.opens_at) / 4) <= ${now}
      order by d.due_at, d.id limit ${most} for no key update skip locked) as soon
    where a.school_id = soon.school_id and a.id = soon.id
    returning a.school_id, a.id, a.id as assignment_id, a.title, a.language, a.modes, a.due_at, a.only_wrong,
      array(select w.word_id from dictionary.assignment_word w
        where w.school_id = a.school_id and w.assignment_id = a.id order by w.position) as word_ids,
      array(select c.class_id from dictionary.assignment_class c
        where c.school_id = a.school_id and c.assignment_id = a.id order by c.class_id) as class_ids`);

/** The last answer of each student about each way of each word of homework. */
export const selectLastAnswers = (db: Db, { schoolId, id }: Pick<DueHomework, 'schoolId' | 'id'>) =>
  db.all<LastAnswer & { readonly personId: Id }>(sql`
    select distinct on (r.person_id, r.word_id, r.mode) r.person_id, r.word_id, r.mode, r.grade > 1 as is_right
    from dictionary.review r where r.school_id = ${schoolId} and r.assignment_id = ${id}
    order by r.person_id, r.word_id, r.mode, r.at desc, r.id desc`);
