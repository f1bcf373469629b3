import type { Id } from 'edutech/core/common/ids';
import { type Query, sql } from 'edutech/core/server/data/db';

/**
 * The city's channels as a site has them, to be selected from: `id`, `position`, `is_locked`, `name`, `name_en`,
 * `is_hidden`. `siteIds` are the county and, for a school, the school: the lowest level that has changed a channel
 * decides, and none of them where the city has locked it. Empty: the city's own.
 */
export const channelsOf = (siteIds: readonly Id[]): Query => sql`(
  select t.id, t.position, t.is_locked, coalesce(own.name, t.name) as name, coalesce(own.name_en, t.name_en) as name_en,
    coalesce(own.is_hidden, false) as is_hidden
  from news.type t left join lateral (
    select s.name, s.name_en, s.is_hidden from news.type_of_site s
    where s.type_id = t.id and s.site_id = any(${siteIds}::uuid[]) and not t.is_locked
    order by array_position(${siteIds}::uuid[], s.site_id) desc limit 1) own on true)`;

/** The channel is the article's own, or one in which it stands too. */
export const standsIn = (typeId: Query): Query => sql`(a.type_id = ${typeId} or a.more_type_ids @> array[${typeId}])`;

/** The article stands in a channel that the site shows: in this one, or in any. */
export const standsInShown = (siteIds: readonly Id[], typeId: Id | undefined): Query => sql`exists (
  select from ${channelsOf(siteIds)} shown
  where not shown.is_hidden and ${standsIn(sql`shown.id`)} ${typeId ? sql`and shown.id = ${typeId}` : sql``})`;
