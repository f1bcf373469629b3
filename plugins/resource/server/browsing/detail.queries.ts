import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Actor } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { ResourceLanguage } from '../../model/kinds';
import { lineColumns, lineFrom, type LineRow, personIdOf } from './lines.queries';
import { isReadable } from './readable.queries';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';

export interface DetailRow extends LineRow {
  readonly description: string;
  readonly keywords: string[];
  readonly language: ResourceLanguage;
  readonly bookId: Id | null;
  readonly schoolId: Id | null;
}

/** One resource for whoever may see it by `isSeen`; throws 404 `resource.error.notFound`. */
export const selectDetail = (
  db: Db,
  id: Id,
  actor: Actor,
  language: Language,
  isSeen: Query<boolean> = isReadable(actor),
): Promise<DetailRow> =>
  db.one(
    sql<DetailRow>`
      select ${lineColumns(actor, language)}, r.description, r.keywords, r.language, r.book_id,
        r.school_id
      from resource.resource r ${lineFrom} where r.id = ${id} and ${isSeen}`,
    'resource.error.notFound',
  );

/** Files of a resource in their order, the main one first. */
export const selectFileIds = async (db: Db, resourceId: Id): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select file_id as id from resource.attached where resource_id = ${resourceId} order by position`)
  ).map(({ id }) => id);

/** The chapters that its owner has chosen, in his order. */
export const selectChapterIds = async (db: Db, resourceId: Id): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select node_id as id from resource.placement where resource_id = ${resourceId} and is_direct order by position`)
  ).map(({ id }) => id);

export const selectPointIds = async (db: Db, resourceId: Id): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select point_id as id from resource.point_link where resource_id = ${resourceId} order by point_id`)
  ).map(({ id }) => id);

/** Where people say that they have used it, for signed-in readers. */
export const selectUses = (db: Db, resourceId: Id, actor: Actor, language: Language, most: number) =>
  db.all<{ useId: Id; title: string; person: string; school: string; time: Date; isOwn: boolean }>(sql`
    select w.id as use_id, w.title, w.person_name as person, coalesce(${inLanguage('o', language)}, '') as school,
      w.used_at as time, coalesce(w.person_id = ${personIdOf(actor)}::uuid, false) as is_own
    from resource.used_in w left join core.school o on o.id = w.school_id
    where w.resource_id = ${resourceId} order by w.used_at desc, w.id desc limit ${most}`);

export interface Mine {
  readonly score: number;
  readonly hasUsed: boolean;
}

/** What the actor has done with it himself. */
export const selectMine = (db: Db, resourceId: Id, personId: Id): Promise<Mine> =>
  db.one(sql<Mine>`
    select coalesce((select score from resource.rating where person_id = ${personId} and resource_id = ${resourceId}), 0) as score,
      exists (select from resource.taken where person_id = ${personId} and resource_id = ${resourceId})
        or exists (select from resource.used_in where person_id = ${personId} and resource_id = ${resourceId}) as has_used`);
