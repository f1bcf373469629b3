import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface LastChapterRow {
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly nodeId: Id;
}

/** The chapter of the actor's last homework in each subject and grade, the latest first. */
export const selectLastChapters = (db: Db, actor: SignedIn) =>
  db.all<LastChapterRow>(sql`
    select subject_id, grade_id, node_id from (
      select distinct on (h.subject_id, h.grade_id) h.subject_id, h.grade_id, h.node_id,
        coalesce(h.published_at, h.created_at) as at
      from work.homework h
      where h.school_id = ${actor.schoolId}::uuid and h.owner_id = ${actor.personId} and h.removed_at is null
        and not h.is_template and h.node_id is not null
      order by h.subject_id, h.grade_id, coalesce(h.published_at, h.created_at) desc, h.id) last
    order by at desc, subject_id, grade_id`);
