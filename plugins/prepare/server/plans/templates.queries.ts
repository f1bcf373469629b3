import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PlanContent } from '../../model/plan/document';
import type { PlanKey } from './beside.queries';

export interface TemplateRow {
  readonly id: Id;
  readonly name: string;
  readonly personId: Id;
  readonly person: string;
  readonly madeAt: Date;
}

/** Templates of the actor's school for a subject. */
export const selectTemplates = (db: Db, { schoolId }: SignedIn, subjectId: Id) =>
  db.all<TemplateRow>(sql`
    select t.id, t.name, t.made_by as person_id, p.name as person, t.made_at
    from prepare.plan_template t join core.person p on p.id = t.made_by
    where t.school_id = ${schoolId}::uuid and t.subject_id = ${subjectId} and t.removed_at is null
    order by t.name, t.id`);

/** What plans of the actor's school begin with by a template; throws 404 for any other. */
export const selectTemplate = (db: Db, { schoolId }: SignedIn, id: Id) =>
  db.one(
    sql<{ content: PlanContent }>`
      select content from prepare.plan_template
      where school_id = ${schoolId}::uuid and id = ${id} and removed_at is null`,
    'prepare.error.noTemplate',
  );

interface NewTemplate {
  readonly id: Id;
  readonly name: string;
  readonly subjectId: Id;
  readonly content: PlanContent;
  readonly madeBy: Id;
  readonly now: Date;
}

export const insertTemplate = (db: Db, { schoolId }: Pick<PlanKey, 'schoolId'>, row: NewTemplate) =>
  db.run(sql`
    insert into prepare.plan_template (school_id, id, subject_id, name, content, made_by, made_at)
    values (${schoolId}, ${row.id}, ${row.subjectId}, ${row.name}, ${JSON.stringify(row.content)}::jsonb, ${row.madeBy},
      ${row.now})
    on conflict do nothing`);

/** Answers how many of the actor's own there were. */
export const updateTemplateRemoved = (db: Db, { personId, schoolId }: SignedIn, id: Id, at: Date | null) =>
  db.run(sql`
    update prepare.plan_template set removed_at = ${at}
    where school_id = ${schoolId}::uuid and id = ${id} and made_by = ${personId}`);
