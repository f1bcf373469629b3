import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { isPublished } from '../resources.queries';

/** A week of a term. */
export interface WeekKey {
  readonly termId: Id;
  readonly week: number;
}
/** A week of a grade. */
export interface SheetKey extends WeekKey {
  readonly gradeId: Id;
}

export interface SlotRow {
  weekday: number;
  period: number;
  resourceId: Id;
}

export interface SheetRow {
  version: number;
  changedBy: string;
  publishedVersion: number | null;
  publishedAt: Date | null;
}

const isSheet = ({ termId, week, gradeId }: SheetKey): Query =>
  sql`term_id = ${termId} and week = ${week} and grade_id = ${gradeId}`;

const sheetColumns = sql`version, changed_by, published_version,
  published_at`;

export const selectOptionalSheet = (db: Db, key: SheetKey) =>
  db.maybe(sql<SheetRow>`select ${sheetColumns} from air.sheet where ${isSheet(key)}`);

/** Locks the sheet of a week until COMMIT, and creates it if there is none (version 0). */
export async function lockSheet(db: Db, key: SheetKey, now: Date): Promise<SheetRow> {
  await db.run(sql`
    insert into air.sheet (term_id, week, grade_id, version, changed_at)
    values (${key.termId}, ${key.week}, ${key.gradeId}, 0, ${now}) on conflict do nothing`);
  return db.one(sql<SheetRow>`select ${sheetColumns} from air.sheet where ${isSheet(key)} for update`);
}

export const selectDraft = (db: Db, key: SheetKey) =>
  db.all(sql<SlotRow>`
    select weekday, period, resource_id from air.slot
    where ${isSheet(key)} and not is_published order by weekday, period, resource_id`);

/** Writes the draft anew. */
export async function replaceDraft(
  db: Db,
  key: SheetKey,
  slots: readonly SlotRow[],
  by: { name: string; now: Date },
): Promise<void> {
  await db.run(sql`delete from air.slot where ${isSheet(key)} and not is_published`);
  await db.run(sql`
    insert into air.slot (term_id, week, grade_id, is_published, weekday, period, resource_id)
    select ${key.termId}, ${key.week}, ${key.gradeId}, false, given.weekday, given.period, given.resource_id
    from unnest(${slots.map(({ weekday }) => weekday)}::int2[], ${slots.map(({ period }) => period)}::int2[],
      ${slots.map(({ resourceId }) => resourceId)}::uuid[]) as given (weekday, period, resource_id)
    on conflict do nothing`);
  await db.run(sql`
    update air.sheet set version = version + 1, changed_at = ${by.now}, changed_by = ${by.name} where ${isSheet(key)}`);
}

/** Publishes the current draft. */
export async function publishDraft(db: Db, key: SheetKey, now: Date): Promise<void> {
  await db.run(sql`delete from air.slot where ${isSheet(key)} and is_published`);
  await db.run(sql`
    insert into air.slot (term_id, week, grade_id, is_published, weekday, period, resource_id)
    select term_id, week, grade_id, true, weekday, period, resource_id from air.slot
    where ${isSheet(key)} and not is_published`);
  await db.run(sql`
    update air.sheet set published_version = version, published_at = ${now} where ${isSheet(key)}`);
}

/** What the editor has to know of these lessons, whatever their state. */
export const selectScheduled = (db: Db, ids: readonly Id[], language: Language) =>
  db.all(sql<{ id: Id; name: string; teacher: string; subject: string; subjectCode: string; isOut: boolean }>`
    select r.id, ${inLanguage('r', language)} as name, r.teacher, ${inLanguage('s', language)} as subject,
      s.code as subject_code, ${isPublished} as is_out
    from air.resource r join core.subject s on s.id = r.subject_id where r.id = any(${ids}::uuid[])`);

/** When teachers are on in other grades of the week, by their drafts. */
export const selectElsewhere = (db: Db, { termId, week, gradeId }: SheetKey) =>
  db.all(sql<{ weekday: number; period: number; teacher: string }>`
    select t.weekday, t.period, r.teacher from air.slot t join air.resource r on r.id = t.resource_id
    where t.term_id = ${termId} and t.week = ${week} and t.grade_id <> ${gradeId} and not t.is_published
      and r.teacher <> ''`);

/** Which of these lessons there are. */
export const selectKnownIds = async (db: Db, ids: readonly Id[]): Promise<Id[]> =>
  (
    await db.all(sql<{ id: Id }>`
      select id from air.resource where id = any(${ids}::uuid[]) and removed_at is null`)
  ).map(({ id }) => id);

export const selectGrades = (db: Db, language: Language) =>
  db.all(sql<{ gradeId: Id; grade: string }>`
    select g.id as grade_id, ${inLanguage('g', language)} as grade from core.grade g order by g.number`);
