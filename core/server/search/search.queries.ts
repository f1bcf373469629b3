import { mostRanked, type SearchFacet } from '../../common/search/answer';
import type { Id } from '../../common/ids';
import { type Db, type Query, sql } from '../data/db';
import type { EntriesWanted } from './search-index';
import { layersAt } from './words/weights';

/**
 * For a very frequent word, so many things of one group of bands are read, and so many of the caller's own; the rest is
 * like them.
 */
const mostLookedAt = 3_000;

/** What the index is asked. */
export interface Asked {
  /** A `tsquery`. */
  readonly words: string;
  readonly kinds: readonly string[];
  /** The kinds of which entries of the school that are not public are found, too. */
  readonly schoolKinds: readonly string[];
  /** The typed text, without separators. */
  readonly plain: string;
  readonly now: Date;
  /** Parts of a title or of its pronunciation: the more of them, the closer. Empty: all words match anyhow. */
  readonly nearness: readonly string[];
}

export interface EntryRow {
  kind: string;
  id: Id;
  title: string;
  title_en: string;
  names: string[];
  summary: string;
  summary_en: string;
  cover: string;
  address: string;
  stage: string | null;
  grade: string;
  subject: string;
  shown_from: Date;
}

/**
 * At most a thousand things with the words: the public ones by the index over words, band by band, the caller's own by
 * their owner. Of many the heaviest ones. Row-level security decides again about each.
 */
const candidates = (asked: Asked): Query => sql`
  select e.* from (
    select kind, id from (
      select kind, id, weight
      from core.search_heaviest(${asked.words}::tsquery, ${asked.kinds}::text[],
        ${layersAt(asked.now)}::text[]::tsquery[], ${mostRanked}, ${mostLookedAt})
      union all
      (select e.kind, e.id, e.weight from core.search_entry e
        where not e.is_public and (e.person_id = core.scope_person()
            or (e.school_id = core.scope_school() and e.kind = any(${asked.schoolKinds}::text[])))
          and e.words @@ ${asked.words}::tsquery and e.kind = any(${asked.kinds}::text[]) limit ${mostLookedAt})
    ) every order by weight desc limit ${mostRanked}
  ) found join core.search_entry e using (kind, id)
  where e.shown_from <= ${asked.now} and (e.shown_until is null or e.shown_until > ${asked.now})`;

const near = ({ nearness }: Asked): Query =>
  nearness.length === 0
    ? sql`0`
    : sql`(select count(*) from unnest(${nearness}::text[]) part
        where position(part in c.plain) > 0 or position(part in c.reading) > 0)`;

/**
 * How well a title, in either language (the only space is between them), matches: it is the typed text, begins with it,
 * contains it in one piece, is pronounced so, or contains its parts.
 */
const quality = (plain: string): Query => sql`case
  when position(${` ${plain} `} in ' ' || c.plain || ' ') > 0 then 6
  when position(${` ${plain}`} in ' ' || c.plain) > 0 then 5
  when position(${plain} in c.plain) > 0 then 4
  when starts_with(c.reading, ${plain}) or position(' ' || ${plain} in c.reading) > 0 then 3
  when position(${plain} in c.reading) > 0 then 2
  else 1 end`;

type Share = Record<SearchFacet['facet'], string> & { count: number };

/** A page of results, their number (at most {@link mostRanked}), and their facets. */
export interface FoundRows {
  readonly rows: readonly EntryRow[];
  readonly total: number;
  readonly shares: readonly Share[];
}

/** The best first. `shares` has one row for each combination of facts. */
export async function selectFound(
  db: Db,
  asked: Asked,
  { page, line }: { page: number; line: number },
): Promise<FoundRows> {
  const found = await db.one(sql<FoundRows & { rows: (Omit<EntryRow, 'shown_from'> & { shown_from: string })[] }>`
    with c as materialized (${candidates(asked)})
    select (select count(*) from c) as total,
      (select coalesce(jsonb_agg(best.* order by best.place), '[]') from (
        select c.kind, replace(c.id::text, '-', '') as id, c.title, c.title_en, c.names, c.summary, c.summary_en, c.cover,
          c.address, c.stage, c.grade, c.subject, c.shown_from,
          row_number() over (order by ${quality(asked.plain)} desc, ${near(asked)} desc, c.weight desc, c.kind, c.id) as place
        from c order by place limit ${line} offset ${(page - 1) * line}) best) as rows,
      (select coalesce(jsonb_agg(share.*), '[]') from (
        select c.kind, coalesce(c.stage, '') as stage, c.grade, c.subject, count(*) as count from c group by 1, 2, 3, 4
      ) share) as shares`);
  return { ...found, rows: found.rows.map((row) => ({ ...row, shown_from: new Date(row.shown_from) })) };
}

/** For sources: which rows are wanted, by the column of their id; the statement sorts by it and ends with {@link limitOf}. */
export const isWanted = (id: string, wanted: EntriesWanted): Query =>
  'ids' in wanted
    ? sql`${sql.ref(id)} = any(${wanted.ids}::uuid[])`
    : sql`(${wanted.after}::uuid is null or ${sql.ref(id)} > ${wanted.after}::uuid)`;

export const limitOf = (wanted: EntriesWanted): Query => ('ids' in wanted ? sql`` : sql`limit ${wanted.limit}`);

/** Columns of {@link upsertEntries}, one array for each. */
export interface EntryToWrite {
  readonly kind: string;
  readonly id: Id;
  readonly countyId: Id | null;
  readonly schoolId: Id | null;
  readonly personId: Id | null;
  readonly isPublic: boolean;
  readonly shownFrom: Date;
  readonly shownUntil: Date | null;
  readonly title: string;
  readonly titleEn: string;
  readonly names: readonly string[];
  readonly summary: string;
  readonly summaryEn: string;
  readonly cover: string;
  readonly address: string;
  readonly stage: string | null;
  readonly grade: string;
  readonly subject: string;
  readonly weight: number;
  readonly plain: string;
  readonly reading: string;
  readonly words: readonly string[];
}

/** Adds entries or writes over them. */
export async function upsertEntries(db: Db, entries: readonly EntryToWrite[]): Promise<void> {
  if (entries.length === 0) return;
  // arrays of arrays must be of one length in SQL, so entries travel as one document
  const given = sql`
    select t.*, array_to_tsvector(t.word_list) as vector from jsonb_to_recordset(${JSON.stringify(entries.map(documentOf))}::jsonb) as t (
      kind text, id uuid, county_id uuid, school_id uuid, person_id uuid, is_public boolean, shown_from timestamptz,
      shown_until timestamptz, title text, title_en text, names text[], summary text, summary_en text, cover text,
      address text, stage text, grade text, subject text, weight real, plain text, reading text, word_list text[])`;
  await db.run(sql`
    insert into core.search_entry (kind, id, county_id, school_id, person_id, is_public, shown_from, shown_until, title,
      title_en, names, summary, summary_en, cover, address, stage, grade, subject, weight, plain, reading, words)
    select kind, id, county_id, school_id, person_id, is_public, shown_from, shown_until, title, title_en, names, summary,
      summary_en, cover, address, stage, grade, subject, weight, plain, reading, case when is_public then null else vector end
    from (${given}) given
    on conflict (kind, id) do update set county_id = excluded.county_id, school_id = excluded.school_id,
      person_id = excluded.person_id, is_public = excluded.is_public, shown_from = excluded.shown_from,
      shown_until = excluded.shown_until, title = excluded.title, title_en = excluded.title_en, names = excluded.names,
      summary = excluded.summary, summary_en = excluded.summary_en, cover = excluded.cover, address = excluded.address,
      stage = excluded.stage, grade = excluded.grade, subject = excluded.subject, weight = excluded.weight,
      plain = excluded.plain, reading = excluded.reading, words = excluded.words`);
  await db.run(sql`
    insert into core.search_public (kind, id, weight, words)
    select kind, id, weight, vector from (${given}) given where is_public
    on conflict (kind, id) do update set weight = excluded.weight, words = excluded.words`);
  await db.run(sql`
    delete from core.search_public p using (${given}) given
    where p.kind = given.kind and p.id = given.id and not given.is_public`);
}

const documentOf = ({ words, ...entry }: EntryToWrite) => ({
  kind: entry.kind,
  id: entry.id,
  county_id: entry.countyId,
  school_id: entry.schoolId,
  person_id: entry.personId,
  is_public: entry.isPublic,
  shown_from: entry.shownFrom,
  shown_until: entry.shownUntil,
  title: entry.title,
  title_en: entry.titleEn,
  names: entry.names,
  summary: entry.summary,
  summary_en: entry.summaryEn,
  cover: entry.cover,
  address: entry.address,
  stage: entry.stage,
  grade: entry.grade,
  subject: entry.subject,
  weight: entry.weight,
  plain: entry.plain,
  reading: entry.reading,
  word_list: words,
});

/** Takes entries out; their words go with them. */
export const deleteEntries = (db: Db, kind: string, ids: readonly Id[]) =>
  db.run(sql`delete from core.search_entry where kind = ${kind} and id = any(${ids}::uuid[])`);

/** Deletes entries between two ids (from after the first to the second, null: to the end) that are none of these. */
export const deleteOthersBetween = (
  db: Db,
  kind: string,
  { after, to }: { after: Id | null; to: Id | null },
  ids: readonly Id[],
) =>
  db.run(sql`
    delete from core.search_entry where kind = ${kind} and not id = any(${ids}::uuid[])
      and (${after}::uuid is null or id > ${after}::uuid) and (${to}::uuid is null or id <= ${to}::uuid)`);

/** Entries of kinds that no plugin offers any more; if one returns, it is rebuilt. */
export async function deleteOtherKinds(db: Db, kinds: readonly string[]): Promise<void> {
  await db.run(sql`delete from core.search_entry where not kind = any(${kinds}::text[])`);
  await db.run(sql`delete from core.search_kind where not kind = any(${kinds}::text[])`);
}

/**
 * A change waits for a part that is being rebuilt, and a part for changes that are not yet committed: else a part could
 * bring back what was deleted while it was read.
 */
export const lockKind = (db: Db, kind: string, as: 'follower' | 'builder') =>
  as === 'follower'
    ? db.run(sql`select pg_advisory_xact_lock_shared(hashtext('core.search'), hashtext(${kind}))`)
    : db.run(sql`select pg_advisory_xact_lock(hashtext('core.search'), hashtext(${kind}))`);

export const selectBuilt = (db: Db) =>
  db.all(sql<{ kind: string; rules: number; builtAt: Date }>`select kind, rules, built_at from core.search_kind`);

export const upsertBuilt = (db: Db, kind: string, rules: number, now: Date) =>
  db.run(sql`
    insert into core.search_kind (kind, rules, built_at) values (${kind}, ${rules}, ${now})
    on conflict (kind) do update set rules = excluded.rules, built_at = excluded.built_at`);
