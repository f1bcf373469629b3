import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { AutoRules } from '../../model/auto/rules';

/** Questions of papers that the connection sees; a sealed paper tells none. */
export const selectQuestionsOf = async (db: Db, paperIds: readonly Id[]): Promise<Id[]> =>
  (
    await db.all(sql<{ id: Id }>`
      select distinct question_id as id from exam.paper_question where paper_id = any(${paperIds}::uuid[])`)
  ).map(({ id }) => id);

/** Whose rules, and for what. */
export interface RulesKey {
  readonly schoolId: Id;
  readonly personId: Id;
  readonly subjectId: Id;
  readonly gradeId: Id;
}

export const selectRules = (db: Db, key: RulesKey) =>
  db.maybe<{ rules: AutoRules }>(sql`
    select rules from exam.auto_rules where school_id = ${key.schoolId} and person_id = ${key.personId}
      and subject_id = ${key.subjectId} and grade_id = ${key.gradeId}`);

export const upsertRules = (db: Db, key: RulesKey, rules: AutoRules, now: Date): Promise<number> =>
  db.run(sql`
    insert into exam.auto_rules (school_id, person_id, subject_id, grade_id, rules, used_at)
    values (${key.schoolId}, ${key.personId}, ${key.subjectId}, ${key.gradeId}, ${JSON.stringify(rules)}, ${now})
    on conflict (school_id, person_id, subject_id, grade_id) do update set rules = excluded.rules, used_at = excluded.used_at`);
