import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Duty } from '../../model/times';

interface DutiesOf {
  readonly schoolId: Id;
  readonly subjectId: Id;
  readonly personId: Id;
}

/** Replaces somebody's duties in a subject. */
export async function replaceDuties(db: Db, { schoolId, subjectId, personId }: DutiesOf, duties: readonly Duty[]) {
  await db.run(sql`
    delete from coach.duty where school_id = ${schoolId} and subject_id = ${subjectId} and person_id = ${personId}`);
  await db.run(sql`
    insert into coach.duty (school_id, subject_id, person_id, day, from_time, until_time)
    select ${schoolId}, ${subjectId}, ${personId}, given.day, given.from_time, given.until_time
    from unnest(${duties.map(({ day }) => day)}::int2[], ${duties.map(({ fromTime }) => fromTime)}::text[],
      ${duties.map(({ untilTime }) => untilTime)}::text[]) as given (day, from_time, until_time)`);
}

export const selectSubjects = (db: Db, subjectIds: readonly Id[], language: Language) =>
  db.all<{ subjectId: Id; subject: string }>(sql`
    select s.id as subject_id, s.${language === 'en' ? sql`name_en` : sql`name`} as subject
    from core.subject s where s.id = any(${[...subjectIds]}::uuid[]) order by s.sort, s.id`);
