import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Skill } from '../../model/modes';
import type { Whose } from '../practising/reviews.queries';

/** The first answer about one skill of a word of homework: later ones are the loop of wrong words. */
export interface FirstAnswer {
  readonly schoolId: Id;
  readonly personId: Id;
  readonly assignmentId: Id;
  readonly wordId: Id;
  readonly skill: Skill;
  readonly title: string;
  readonly classId: Id | null;
  readonly pointId: Id;
  readonly isRight: boolean;
  readonly given: string;
  readonly at: Date;
}

const firstAnswers = (which: Query<boolean>): Query<FirstAnswer> => sql`
  select distinct on (r.person_id, r.assignment_id, r.word_id, r.skill)
    r.school_id, r.person_id, r.assignment_id, r.word_id, r.skill, a.title, r.grade > 1 as is_right, r.given, r.at,
    case r.skill when 'read' then u.read_point_id else u.write_point_id end as point_id,
    (select c.class_id from dictionary.assignment_class c join core.class_member m
        on m.school_id = c.school_id and m.class_id = c.class_id and m.person_id = r.person_id
      where c.school_id = a.school_id and c.assignment_id = a.id order by c.class_id limit 1) as class_id
  from dictionary.review r
    join dictionary.assignment a on a.school_id = r.school_id and a.id = r.assignment_id
    join dictionary.word w on w.id = r.word_id
    join dictionary.unit u on u.id = w.unit_id
  where case r.skill when 'read' then u.read_point_id else u.write_point_id end is not null and ${which}
  order by r.person_id, r.assignment_id, r.word_id, r.skill, r.at, r.id`;

/** First answers of a person about some words. */
export const selectFirstOf = (db: Db, { schoolId, personId }: Whose, wordIds: readonly Id[]) =>
  db.all<FirstAnswer>(
    firstAnswers(
      sql`r.school_id = ${schoolId} and r.person_id = ${personId} and r.word_id = any(${[...wordIds]}::uuid[])`,
    ),
  );

/** First answers of a school that were given since a moment. */
export const selectFirstSince = (db: Db, schoolId: Id, since: Date) =>
  db.all<FirstAnswer>(sql`
    ${firstAnswers(sql`r.school_id = ${schoolId} and r.at >= ${since} and not exists (select from dictionary.review e
      where e.school_id = r.school_id and e.person_id = r.person_id and e.word_id = r.word_id and e.skill = r.skill
        and e.assignment_id = r.assignment_id and e.at < ${since})`)}`);
