import type { Id } from '../../common/ids';
import type { Language } from '../../common/languages';
import type { Access } from '../../common/permissions/access';
import type { SearchAnswer, SearchHit } from '../../common/search/answer';
import type { Stage } from '../../common/teaching/stages';
import { contributions, token } from '../../common/token';
import type { Db } from '../data/db';

/** Something that can be found: one lesson, one article. Texts without a language are read in both. */
export interface SearchEntry {
  readonly id: Id;
  /** The owner, for the row-level security of entries that are not public; all null: the city's. */
  readonly owner: { readonly countyId: Id | null; readonly schoolId: Id | null; readonly personId: Id | null };
  /** Everybody finds it, visitors too; else the people of its school (see {@link SearchSource.ofSchool}), or its person. */
  readonly isPublic: boolean;
  /** Found from this moment on, and until that one: nothing waits for a job. */
  readonly shownFrom: Date;
  readonly shownUntil: Date | null;
  readonly title: string;
  /** Empty where nobody wrote one. */
  readonly titleEn: string;
  /** People and schools by whose names it is looked for, by Pinyin and initials too; shown below the title. */
  readonly names: readonly string[];
  readonly summary: string;
  readonly summaryEn: string;
  /** Further words that lead to it and are not shown: tags, chapters, the beginning of a text. */
  readonly more: string;
  /** Address of a picture; empty: none. */
  readonly cover: string;
  /** The address of the thing: a path of the platform, or an https address. */
  readonly address: string;
  readonly stage: Stage | null;
  /** As the school says them (`七年级`, `数学`); empty: of none. */
  readonly grade: string;
  readonly subject: string;
  /** How often it was opened: popular things come before others. */
  readonly uses: number;
}

/** Which entries a source is asked for: some by id, or the next ones in the order of ids. */
export type EntriesWanted = { readonly ids: readonly Id[] } | { readonly after: Id | null; readonly limit: number };

/**
 * A kind of things that a plugin lets people find. Its one statement feeds both single changes and the rebuilding of the
 * whole index, so that they cannot say different things.
 */
export interface SearchSource {
  /** One word that stays: `news`, `lesson`. Also a parameter of addresses. */
  readonly kind: string;
  readonly plugin: string;
  /** Message: what people call the kind. */
  readonly title: string;
  /**
   * Who of a school finds entries that belong to the school and are not public. Default: all its people, students too.
   */
  readonly ofSchool?: Access;
  /** Those of the given things that can be found, in the order of ids, without drafts and withdrawn ones. */
  entries(db: Db, wanted: EntriesWanted): Promise<readonly SearchEntry[]>;
}
export const SearchSources = contributions<SearchSource>('core.SearchSources');

/** What somebody looks for. */
export interface SearchWish {
  readonly text: string;
  /** Kinds to search: those of plugins that are on for the caller. */
  readonly kinds: readonly string[];
  /** The kinds of which entries of the school that are not public are searched, too. Default: all of them. */
  readonly schoolKinds?: readonly string[] | undefined;
  readonly kind?: string | undefined;
  readonly stage?: Stage | undefined;
  readonly grade?: string | undefined;
  readonly subject?: string | undefined;
  readonly page: number;
  readonly line: number;
  readonly now: Date;
  readonly language: Language;
}

/**
 * One index over everything that can be found: Chinese by pairs of characters, other scripts by words, and both by Pinyin,
 * its initials, and what sounds or looks alike (core/decisions/0091).
 */
export interface SearchIndex {
  /**
   * Updates the index from the source of these things in this transaction: adds, changes, deletes. Code that changes a
   * thing calls it in the same transaction.
   */
  follow(db: Db, kind: string, ids: readonly Id[]): Promise<void>;
  /** Rebuilds everything in this transaction: for the demo city. A running platform rebuilds by its job, in parts. */
  fill(db: Db, now: Date): Promise<void>;
  /** Looks for something, in the scope of `db`. No text that is typed is an error: one without words finds nothing. */
  search(db: Db, wish: SearchWish): Promise<SearchAnswer>;
  /** The first few by title, for a list under the box. */
  suggest(db: Db, wish: SearchWish): Promise<readonly SearchHit[]>;
}
export const SearchIndex = token<SearchIndex>('core.SearchIndex');
