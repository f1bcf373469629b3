import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { LessonFields } from '../../api';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { LessonState, LessonTab } from '../../model/states';

/** A lesson as its editors see it. */
export interface LessonRow extends Omit<LessonFields, 'needsLogin'> {
  id: Id;
  version: number;
  state: LessonState;
  status: number;
  ffid: Id | null;
  needsLogin: boolean;
  poster: string;
  seconds: number;
  writerIds: Id[];
  isRemoved: boolean;
  grade: string;
  subject: string;
  subjectCode: string;
  places: number;
  views: number;
  changedBy: string;
  changedAt: Date;
  publishedAt: Date | null;
  reason: string;
}

const columns = (language: Language): Query => sql`
  r.id, r.version, r.name, r.name_en, r.state, r.status, r.file_id as ffid, r.needs_login,
  r.poster, r.seconds, r.writer_ids, r.removed_at is not null as is_removed, r.grade_id,
  r.subject_id, ${inLanguage('g', language)} as grade, ${inLanguage('s', language)} as subject,
  s.code as subject_code, r.teacher, r.school, r.summary, r.changed_by, r.changed_at,
  r.published_at, coalesce(u.openings, 0) as views,
  (select count(*) from air.placement p where p.resource_id = r.id) as places,
  case when r.state in ('draft', 'withdrawn') then coalesce((
    select t.reason from air.step t where t.resource_id = r.id and t.act in ('return', 'withdraw')
    order by t.done_at desc, t.id desc limit 1), '') else '' end as reason`;

const joined = sql`
  air.resource r
  join core.subject s on s.id = r.subject_id
  join core.grade g on g.id = r.grade_id
  left join air.use u on u.resource_id = r.id`;

/** Which lessons a list of management asks for. */
export interface WantedLessons {
  readonly personId: Id;
  readonly isMine: boolean;
  readonly gradeId: Id | undefined;
  readonly subjectId: Id | undefined;
  readonly words: string;
}

const isWanted = (want: WantedLessons): Query => sql`
  r.removed_at is null
  and (${!want.isMine} or r.maker_id = ${want.personId} or ${want.personId}::uuid = any(r.writer_ids))
  and (${want.gradeId ?? null}::uuid is null or r.grade_id = ${want.gradeId ?? null}::uuid)
  and (${want.subjectId ?? null}::uuid is null or r.subject_id = ${want.subjectId ?? null}::uuid)
  and (${want.words} = '' or strpos(lower(r.name || ' ' || r.name_en || ' ' || r.teacher), lower(${want.words})) > 0)`;

/** Waiting for this reviewer: in review, and written by others. */
const isWaiting = (personId: Id): Query => sql`(r.state = 'review' and not ${personId}::uuid = any(r.writer_ids))`;

const isInTab = (tab: LessonTab, personId: Id): Query => {
  if (tab === 'all') return sql`true`;
  return tab === 'waiting' ? isWaiting(personId) : sql`r.state = ${tab}`;
};

const orders: Readonly<Record<string, Query>> = {
  name: sql`r.name`,
  views: sql`coalesce(u.openings, 0)`,
  time: sql`r.changed_at`,
};

const orderOf = (sort: string | undefined): Query => {
  const column = orders[sort?.replace('-', '') ?? ''];
  if (!column) return sql`r.changed_at desc, r.id desc`;
  return sort!.startsWith('-') ? sql`${column} desc, r.id desc` : sql`${column}, r.id`;
};

export interface LessonPage {
  readonly tab: LessonTab;
  readonly sort: string | undefined;
  readonly page: number;
  readonly line: number;
}

export const selectLessons = (db: Db, want: WantedLessons, { tab, sort, page, line }: LessonPage, language: Language) =>
  db.all(sql<LessonRow>`
    select ${columns(language)} from ${joined}
    where ${isWanted(want)} and ${isInTab(tab, want.personId)}
    order by ${orderOf(sort)} limit ${line} offset ${(page - 1) * line}`);

/** How many lessons each tab of the list holds. */
export const countLessons = (db: Db, want: WantedLessons) =>
  db.one(sql<Record<LessonTab, number>>`
    select count(*) as "all", count(*) filter (where ${isWaiting(want.personId)}) as waiting,
      count(*) filter (where r.state = 'draft') as draft, count(*) filter (where r.state = 'review') as review,
      count(*) filter (where r.state = 'published') as published,
      count(*) filter (where r.state = 'withdrawn') as withdrawn
    from air.resource r where ${isWanted(want)}`);

/** One lesson; 404 for one that was thrown away. */
export const selectLesson = (db: Db, id: Id, language: Language): Promise<LessonRow> =>
  db.one(
    sql<LessonRow>`select ${columns(language)} from ${joined} where r.id = ${id} and r.removed_at is null`,
    'air.error.notFound',
  );

/** A lesson that is about to be written: nobody else writes it until COMMIT. Also one that was thrown away. */
export const lockOptionalLesson = (db: Db, id: Id, language: Language): Promise<LessonRow | undefined> =>
  db.maybe(sql<LessonRow>`select ${columns(language)} from ${joined} where r.id = ${id} for update of r`);

/** Whether there are this grade and this subject. */
export const selectKnown = async (db: Db, { gradeId, subjectId }: LessonFields) =>
  db.one(sql<{ grade: boolean; subject: boolean }>`
    select exists (select from core.grade where id = ${gradeId}) as grade,
      exists (select from core.subject where id = ${subjectId}) as subject`);

/** Who writes, and when. */
export interface Writer {
  readonly id: Id;
  readonly name: string;
  readonly now: Date;
}

/** Begins a draft, behind all others in the order of their chapters. */
export const insertLesson = (db: Db, id: Id, fields: LessonFields, by: Writer) =>
  db.run(sql`
    insert into air.resource (id, name, name_en, grade_id, subject_id, teacher, school, summary, needs_login, status, ext,
      position, maker_id, writer_ids, changed_at, changed_by)
    select ${id}, ${fields.name}, ${fields.nameEn}, ${fields.gradeId}, ${fields.subjectId}, ${fields.teacher},
      ${fields.school}, ${fields.summary}, ${fields.needsLogin}, 0, '', coalesce(max(position) + 1, 0), ${by.id},
      array[${by.id}::uuid], ${by.now}, ${by.name}
    from air.resource`);

/** What every write of a lesson leaves on its row. */
const touched = (by: Writer): Query => sql`
  version = version + 1, changed_at = ${by.now}, changed_by = ${by.name},
  writer_ids = case when ${by.id}::uuid = any(writer_ids) then writer_ids else writer_ids || ${by.id}::uuid end`;

/** A made poster goes with a change of who may watch: its address is public or not as the lesson was. */
export const updateFields = (db: Db, { id }: LessonRow, fields: LessonFields, by: Writer) =>
  db.run(sql`
    update air.resource set name = ${fields.name}, name_en = ${fields.nameEn}, grade_id = ${fields.gradeId},
      subject_id = ${fields.subjectId}, teacher = ${fields.teacher}, school = ${fields.school}, summary = ${fields.summary},
      poster = case when needs_login = ${fields.needsLogin} then poster else '' end, needs_login = ${fields.needsLogin},
      ${touched(by)}
    where id = ${id}`);

/** Sets the film of a lesson; data derived from the previous film is cleared. */
export const updateFilm = (db: Db, { id }: LessonRow, file: { id: Id; ext: string }, by: Writer) =>
  db.run(sql`
    update air.resource set file_id = ${file.id}, ext = ${file.ext}, status = 1, poster = '', seconds = 0, ${touched(by)}
    where id = ${id}`);

/** Increments the version for a change of the lesson's places. */
export const updateVersion = (db: Db, { id }: LessonRow, by: Writer) =>
  db.run(sql`
    update air.resource set version = version + 1, changed_at = ${by.now}, changed_by = ${by.name} where id = ${id}`);

export const updateState = (
  db: Db,
  { id }: LessonRow,
  to: { state: LessonState; publishedAt: Date | null; isRemoved: boolean },
  by: Writer,
) =>
  db.run(sql`
    update air.resource set state = ${to.state}, published_at = ${to.publishedAt}, version = version + 1,
      removed_at = case when ${to.isRemoved} then ${by.now}::timestamptz end, changed_at = ${by.now}, changed_by = ${by.name}
    where id = ${id}`);
