import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface DemoStanding {
  readonly source: 1 | 2 | 3;
  readonly wanted: 2 | 3 | null;
  readonly used: number;
  readonly measured: { readonly answered: number; readonly facility: number; readonly discrimination: number } | null;
}

/** How far a question of the demo is seen, is asked to be, and how students did. */
export async function updateDemoStanding(
  db: Db,
  id: Id,
  { source, wanted, used, measured }: DemoStanding,
): Promise<void> {
  await db.run(sql`
    update questions.question set source = ${source}, wanted = ${wanted}, used = ${used},
      submitted_at = case when ${source > 1 || wanted !== null} then listed_at end,
      answered = ${measured?.answered ?? 0}, facility = ${measured?.facility ?? null},
      discrimination = ${measured?.discrimination ?? null}
    where id = ${id}`);
}

export interface DemoSubmission {
  readonly id: Id;
  readonly questionId: Id;
  readonly wanted: 2 | 3;
  readonly submittedAt: Date;
}

/** A review as it would have been submitted. */
export const insertDemoSubmission = (db: Db, s: DemoSubmission) =>
  db.run(sql`
    insert into questions.submission (id, school_id, county_id, question_id, version, owner_person_id, stage, subject_id, wanted,
      state, submitted_at)
    select ${s.id}, q.school_id, o.county_id, q.id, q.version, q.owner_person_id, q.stage, q.subject_id, ${s.wanted}, 'waiting',
      ${s.submittedAt}
    from questions.question q left join core.school o on o.id = q.school_id where q.id = ${s.questionId}`);
