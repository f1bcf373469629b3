import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PaperBlocks } from '../../model/paper/blocks';
import type { PaperSheet } from '../../model/paper/document';

export interface Look {
  readonly blocks: PaperBlocks;
  readonly sheet: PaperSheet;
}

/** The joint id of a style, with its person. */
interface StyleKey {
  readonly gradeId: Id;
  readonly subjectId: Id;
}

export const selectStyle = (db: Db, personId: Id, { gradeId, subjectId }: StyleKey) =>
  db.maybe<Look>(sql`
    select blocks, sheet from exam.style
    where person_id = ${personId} and grade_id = ${gradeId} and subject_id = ${subjectId}`);

export const upsertStyle = (db: Db, personId: Id, { gradeId, subjectId }: StyleKey, look: Look, now: Date) =>
  db.run(sql`
    insert into exam.style (person_id, grade_id, subject_id, blocks, sheet, changed_at)
    values (${personId}, ${gradeId}, ${subjectId}, ${JSON.stringify(look.blocks)}, ${JSON.stringify(look.sheet)}, ${now})
    on conflict (person_id, grade_id, subject_id) do update
      set blocks = excluded.blocks, sheet = excluded.sheet, changed_at = excluded.changed_at`);

export interface TemplateRow extends Look {
  readonly templateId: Id;
  readonly title: string;
  readonly maker: string;
  readonly isOwn: boolean;
  readonly made: Date;
}

export const selectTemplates = (db: Db, actor: SignedIn) =>
  db.all<TemplateRow>(sql`
    select t.id as template_id, t.title, t.blocks, t.sheet, coalesce(p.name, '') as maker,
      t.made_by = ${actor.personId} as is_own, t.made_at as made
    from exam.template t left join core.person p on p.id = t.made_by
    where t.school_id = ${actor.schoolId}::uuid order by t.title, t.id limit 200`);

export const countTemplates = async (db: Db, schoolId: Id): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from exam.template where school_id = ${schoolId}`))
    .count;

export const insertTemplate = (
  db: Db,
  row: Look & {
    readonly schoolId: Id;
    readonly id: Id;
    readonly title: string;
    readonly madeBy: Id;
    readonly now: Date;
  },
) =>
  db.run(sql`
    insert into exam.template (school_id, id, title, blocks, sheet, made_by, made_at)
    values (${row.schoolId}, ${row.id}, ${row.title}, ${JSON.stringify(row.blocks)}, ${JSON.stringify(row.sheet)},
      ${row.madeBy}, ${row.now})`);

/** Returns the number of deleted rows: 0 for a template of somebody else. */
export const deleteOwnTemplate = (db: Db, actor: SignedIn, id: Id) =>
  db.run(sql`
    delete from exam.template where school_id = ${actor.schoolId}::uuid and id = ${id} and made_by = ${actor.personId}`);
