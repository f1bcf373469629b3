import type { Id } from '../../../common/ids';
import type { RoleType } from '../../../common/permissions/people';
import type { Stage } from '../../../common/teaching/stages';
import { type Db, sql } from '../../data/db';

/** A post with the names around it; what it does not have is null. */
export interface NamedPostRow {
  readonly id: Id;
  readonly roleType: RoleType;
  readonly isActive: boolean;
  readonly schoolId: Id | null;
  readonly schoolName: string | null;
  readonly schoolNameEn: string | null;
  readonly stage: Stage | null;
  readonly countyName: string | null;
  readonly countyNameEn: string | null;
  readonly subjectName: string | null;
  readonly subjectNameEn: string | null;
  readonly gradeName: string | null;
  readonly gradeNameEn: string | null;
}

/** Posts that a person holds now, the active one first. */
export const selectNamedPosts = (db: Db, personId: Id) =>
  db.all<NamedPostRow>(sql`
    select o.id, o.role_type, o.is_active, o.school_id,
      s.name as school_name, s.name_en as school_name_en, s.stage, c.name as county_name, c.name_en as county_name_en,
      u.name as subject_name, u.name_en as subject_name_en, g.name as grade_name, g.name_en as grade_name_en
    from core.post o
      left join core.school s on s.id = o.school_id
      left join core.county c on c.id = o.county_id
      left join core.subject u on u.id = o.subject_id
      left join core.grade g on g.id = o.grade_id
    where o.person_id = ${personId} and o.ended_at is null
    order by o.is_active desc, o.id`);

/** Whether somebody teaches, heads or sits in a class in a term. */
export const selectHasClass = async (db: Db, personId: Id, termId: Id) =>
  (
    await db.one<{ has: boolean }>(sql`
    select exists (select from core.class_teacher where person_id = ${personId} and term_id = ${termId})
      or exists (select from core.class_member where person_id = ${personId} and term_id = ${termId})
      or exists (select from core.class where head_person_id = ${personId}
        and school_year_id = (select school_year_id from core.term where id = ${termId})) as has`)
  ).has;

/** What user info says of a person besides his posts. */
export const selectPersonFacts = (db: Db, personId: Id) =>
  db.one<{ usercode: string; avatarFileId: Id | null }>(sql`
    select usercode, avatar_file_id from core.person where id = ${personId}`);
