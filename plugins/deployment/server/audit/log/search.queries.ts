import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';

/** A record as it is shown. */
export interface LogRow {
  readonly id: Id;
  readonly createdAt: Date;
  readonly act: string;
  readonly actorKind: 'person' | 'visitor' | 'system';
  readonly personId: Id | null;
  readonly schoolId: Id | null;
  readonly objectKind: string;
  readonly objectId: Id | null;
  readonly reason: string;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
  readonly address: string;
}

/** Where a page begins: behind this record. */
export interface LogPlace {
  readonly at: Date;
  readonly id: Id;
}

/** The conditions of a search; of several ids or acts, any. An empty list finds nothing. */
export interface LogFilter {
  readonly from: Date;
  readonly until: Date;
  readonly people?: readonly Id[] | undefined;
  readonly objects?: readonly Id[] | undefined;
  readonly acts?: readonly string[] | undefined;
  readonly address?: string | undefined;
}

/**
 * Records, newest first. One index leads: that of the object, the person, the address, the act, or else the time,
 * whichever has the fewest values; it has the order of the list for each value, so that each value gives a page at most
 * and no more is read.
 */
export const selectLog = (db: Db, filter: LogFilter, after: LogPlace | null, limit: number): Promise<LogRow[]> =>
  db.all<LogRow>(selection(filter, after, limit));

function selection(filter: LogFilter, after: LogPlace | null, limit: number): Query<LogRow> {
  const lead = leadOf(filter);
  // the index of addresses leaves out the empty ones, and is used only where the question does too
  const page = (condition: Query) => sql`
    select r.* from core.audit_record r
    where ${condition} and ${restOf(filter, lead?.name)} ${after ? sql`and (r.created_at, r.id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by r.created_at desc, r.id desc limit ${limit}`;
  const found = lead
    ? sql`select one.* from unnest(${lead.values}::${sql.raw(lead.type)}[]) as wanted
        cross join lateral (${page(sql`${sql.ref(`r.${lead.column}`)} = wanted ${lead.name === 'address' ? sql`and r.address <> ''` : sql``}`)}) one`
    : page(sql`true`);
  return sql<LogRow>`
    select f.id, f.created_at, f.act, f.actor_kind, f.person_id,
      f.school_id, f.object_kind, f.object_id, f.reason, f.facts, f.address
    from (${found}) f order by f.created_at desc, f.id desc limit ${limit}`;
}

/** So many records of an act from a moment on. */
export interface ActCount {
  readonly act: string;
  /** The moment that the count begins with. */
  readonly from: Date;
  readonly count: number;
  /** Not all records were read: there may be older ones. */
  readonly isCut: boolean;
}

/**
 * How many records of each act there are in each of some spans of time, `most` of an act at most: counting further would
 * read a whole log.
 */
export function countByAct(
  db: Db,
  filter: LogFilter & { readonly acts: readonly string[] },
  spans: readonly { readonly from: Date; readonly until: Date }[],
  most: number,
): Promise<ActCount[]> {
  const { acts, ...others } = filter;
  const wanted = sql`unnest(${acts}::text[]) as wanted (act) cross join
    unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ until }) => until)}::timestamptz[]) as span (first, last)`;
  const isWithin = (record: string) =>
    sql`${sql.ref(`${record}.act`)} = wanted.act and ${sql.ref(`${record}.created_at`)} >= span.first
      and ${sql.ref(`${record}.created_at`)} < span.last`;
  const read = most * 10;
  if (leadOf(others))
    return db.all(sql`
      with found as materialized (${selection(others, null, read)}),
        oldest as (select min(created_at) as at from found having count(*) = ${read})
      select wanted.act, span.first as from, count(found.id) as count,
        coalesce(span.first < (select at from oldest), false) as is_cut
      from ${wanted} left join found on ${isWithin('found')} group by 1, 2`);
  return db.all(sql`
    select wanted.act, span.first as from,
      (select count(*) from (select from core.audit_record r where ${isWithin('r')} limit ${most}) one) as count,
      false as is_cut
    from ${wanted}`);
}

/**
 * When the newest records of each search were made; the number says which search. No search reads more than `read` records of
 * a person, an object or an address: where other conditions are rarely met, older ones are not found.
 */
export const selectMoments = (
  db: Db,
  filters: readonly LogFilter[],
  { most, read }: { readonly most: number; readonly read: number },
): Promise<{ nth: number; at: Date }[]> =>
  db.all(
    sql.join(
      filters.map(
        (filter, nth) => sql`(select ${nth}::int as nth, r.created_at as at from (${newest(filter, most, read)}) r
          where ${restOf(filter, undefined)} order by r.created_at desc limit ${most})`,
      ),
      sql` union all `,
    ),
  );

/** The newest records by the condition that leads: so many of each of its values, or `read` where others are to hold as well. */
function newest(filter: LogFilter, most: number, read: number): Query {
  const { from, until, ...others } = filter;
  const lead = leadOf(filter)?.name;
  const isAlone = Object.entries(others).every(([name, value]) => name === lead || value === undefined);
  return selection({ from, until, ...(lead && { [lead]: others[lead] }) }, null, isAlone ? most : read);
}

type LeadName = 'people' | 'objects' | 'acts' | 'address';
interface Lead {
  readonly name: LeadName;
  readonly column: string;
  readonly type: 'uuid' | 'text';
  readonly values: readonly string[];
}

function leadOf({ objects, people, address, acts }: LogFilter): Lead | null {
  if (objects) return { name: 'objects', column: 'object_id', type: 'uuid', values: objects };
  if (people) return { name: 'people', column: 'person_id', type: 'uuid', values: people };
  if (address) return { name: 'address', column: 'address', type: 'text', values: [address] };
  if (acts) return { name: 'acts', column: 'act', type: 'text', values: acts };
  return null;
}

/** Every condition but the one that leads. */
function restOf({ from, until, objects, people, address, acts }: LogFilter, lead: LeadName | undefined): Query {
  const rest: Query[] = [sql`r.created_at >= ${from} and r.created_at < ${until}`];
  if (objects && lead !== 'objects') rest.push(sql`r.object_id = any(${objects}::uuid[])`);
  if (people && lead !== 'people') rest.push(sql`r.person_id = any(${people}::uuid[])`);
  if (address && lead !== 'address') rest.push(sql`r.address = ${address}`);
  if (acts && lead !== 'acts') rest.push(sql`r.act = any(${acts}::text[])`);
  return sql.join(rest, sql` and `);
}

/** Every act that there is a record of; jumps from one to the next in the index. */
export const selectActs = async (db: Db): Promise<string[]> =>
  (
    await db.all<{ act: string }>(sql`
      with recursive known as (
        (select act from core.audit_record order by act limit 1)
        union all
        select (select r.act from core.audit_record r where r.act > known.act order by r.act limit 1)
        from known where known.act is not null
      )
      select act from known where act is not null order by act`)
  ).map(({ act }) => act);

/** People and schools by name, number or user name: whom a record is by or about. So many of each for each of the words. */
export const selectNamed = (db: Db, words: readonly string[], limit: number) =>
  db.all<{ words: string; id: Id }>(sql`
    select given.words, found.id from unnest(${words}::text[]) as given (words) cross join lateral (
      (select id from core.person
        where usercode = given.words or username = lower(given.words) or name = given.words limit ${limit})
      union all
      (select id from core.school where name = given.words or code = given.words limit ${limit})) found`);

/** The names of the ids of a page; deleted or other things have no name. */
export const selectNames = (db: Db, ids: readonly Id[]) =>
  db.all<{ id: Id; name: string; nameEn: string; note: string }>(sql`
    select id, name, '' as name_en, usercode as note from core.person where id = any(${ids}::uuid[])
    union all select id, name, name_en, code from core.school where id = any(${ids}::uuid[])
    union all select id, name, name_en, '' from core.county where id = any(${ids}::uuid[])
    union all select id, name, '', '' from core.class where id = any(${ids}::uuid[])
    union all select o.id, p.name, '', p.usercode from core.post o join core.person p on p.id = o.person_id
      where o.id = any(${ids}::uuid[])`);
