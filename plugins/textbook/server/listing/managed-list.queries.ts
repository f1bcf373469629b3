import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, orderOf, type Paged, pageOf } from 'edutech/core/server/data/paging';
import { bookColumns, bookFrom, type BookRow, inTreeOrder } from '../books/book-row.queries';
import { inLanguage } from '../in-language.queries';
import type { Adopter } from '../managing/adopting.queries';

/** A book with what its managers are shown. */
export interface ManagedBookRow extends BookRow {
  readonly termNumber: 1 | 2 | null;
  readonly isAdopted: boolean;
  readonly chapters: number;
  readonly isRemoved: boolean;
  /** Its school; empty: a book of the city, or of a person. */
  readonly school: string;
}

/** What narrows a list of books. */
export interface KeptFilter {
  readonly source?: number | undefined;
  readonly stage?: Stage | undefined;
  readonly gradeId?: Id | undefined;
  readonly subjectId?: Id | undefined;
  readonly editionId?: Id | undefined;
  /** This one alone. */
  readonly bookId?: Id | undefined;
}

/** Who looks at a list of books, and at which moment. */
export interface ManagedView {
  readonly personId: Id;
  readonly schoolId: Id | null;
  readonly adopter: Adopter;
  readonly schoolYearId: Id;
  readonly language: Language;
}

/** The books that this school or bureau uses: what it has said for the newest school year that is not after the present one. */
const inUse = ({ adopter, schoolYearId }: ManagedView): Query => sql`
  select said.book_id from (
    select a.book_id, rank() over (partition by a.grade_id, a.subject_id order by y.starts_on desc) as place
    from textbook.adoption a join core.school_year y on y.id = a.school_year_id
    where a.school_id is not distinct from ${adopter.schoolId}::uuid
      and a.county_id is not distinct from ${adopter.countyId}::uuid
      and y.starts_on <= (select starts_on from core.school_year where id = ${schoolYearId}::uuid)) said
  where said.place = 1`;

const keptColumns = (view: ManagedView): Query => sql`
  ${bookColumns(view.language)}, b.term_number, b.removed_at is not null as is_removed,
  (select count(*) from textbook.node n where n.book_id = b.id and n.removed_at is null) as chapters,
  b.id in (${inUse(view)}) as is_adopted, coalesce(o.name, '') as school`;

const narrowed = ({ source, stage, gradeId, subjectId, editionId }: KeptFilter): Query => sql`
  ${source === undefined ? sql`true` : sql`b.source = ${source}`}
  ${stage === undefined ? sql`` : sql`and b.stage = ${stage}`}
  ${gradeId === undefined ? sql`` : sql`and b.grade_id = ${gradeId}`}
  ${subjectId === undefined ? sql`` : sql`and b.subject_id = ${subjectId}`}
  ${editionId === undefined ? sql`` : sql`and b.edition_id = ${editionId}`}`;

/**
 * The books that somebody may keep or choose from: his own, his school's and the city's; those taken out since `since` too.
 * With `page` only those of one.
 */
export const selectManagedBooks = (
  db: Db,
  view: ManagedView & { readonly since: Date },
  filter: KeptFilter,
  page?: Paged,
): Promise<ManagedBookRow[]> =>
  db.all(sql<ManagedBookRow>`
    select ${keptColumns(view)}
    from ${bookFrom}
    where (b.owner_person_id = ${view.personId} or (b.owner_person_id is null and ${
      filter.bookId === undefined
        ? sql`(b.school_id is null or b.school_id = ${view.schoolId}::uuid)`
        : sql`b.id = ${filter.bookId}`
    }))
      ${filter.bookId === undefined ? sql`` : sql`and b.id = ${filter.bookId}`}
      and (b.removed_at is null or b.removed_at > ${view.since})
      and ${narrowed(filter)}
    order by ${inTreeOrder} ${page ? pageOf(page) : sql``}`);

/** What narrows the catalogue besides. */
export interface CatalogueFilter extends KeptFilter, Paged {
  /** The city's books, or those that schools within reach have made. */
  readonly keeper: 'city' | 'school';
  readonly isRemoved: boolean;
}

const ofCatalogue = (view: ManagedView, filter: CatalogueFilter): Query => {
  const words = (filter.q ?? '').split(/\s+/u).filter((word) => word !== '');
  const text = sql`concat_ws(' ', b.name, b.name_en, b.volume_name, e.name, ${inLanguage('s', view.language)},
    ${inLanguage('g', view.language)}, o.name)`;
  const found = words.reduce((all, word) => sql`${all} and ${text} ilike ${containing(word)}`, sql``);
  return sql`b.owner_person_id is null
    and ${filter.keeper === 'city' ? sql`b.school_id is null` : sql`b.school_id is not null`}
    and ${filter.isRemoved ? sql`b.removed_at is not null` : sql`b.removed_at is null`}
    and ${narrowed(filter)} ${found}`;
};

const sortedBy: Readonly<Record<string, Query>> = {
  name: sql`b.name`,
  edition: sql`e.sort`,
  changed: sql`b.changed_at`,
};

/** One page of the catalogue, or of what schools have made: as the bureau that asks sees it. */
export const selectCatalogue = (db: Db, view: ManagedView, filter: CatalogueFilter): Promise<ManagedBookRow[]> =>
  db.all(sql<ManagedBookRow>`
    select ${keptColumns(view)} from ${bookFrom} where ${ofCatalogue(view, filter)}
    ${orderOf(filter, sortedBy, inTreeOrder)} ${pageOf(filter)}`);

export const countCatalogue = async (db: Db, view: ManagedView, filter: CatalogueFilter): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from ${bookFrom} where ${ofCatalogue(view, filter)}`)
  ).count;
