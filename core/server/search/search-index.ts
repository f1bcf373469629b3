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
  /** Whose it is, for the row-level security of what is not public; all null: the city's. */
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
  /** Where it stands: a path of the platform, or an https address. */
  readonly address: string;
  readonly stage: Stage | null;
  /** As the school says them (`七年级`, `数学`); empty: of none. */
  readonly grade: string;
  readonly subject: string;
  /** How often it was opened: what many open stands above what nobody does. */
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
  /** Who of a school finds what is the school's and not public. Default: all its people, pupils too. */
  readonly ofSchool?: Access;
  /** Those of the wanted that are to be found, in the order of ids; it leaves out drafts and what was taken back. */
  entries(db: Db, wanted: EntriesWanted): Promise<readonly SearchEntry[]>;
}
export const SearchSources = contributions<SearchSource>('core.SearchSources');

/** What somebody looks for. */
export interface SearchWish {
  readonly text: string;
  /** Kinds to look among: those of plugins that are on for whoever asks. */
  readonly kinds: readonly string[];
  /** Those of which also what is the school's and not public is looked for. Default: all of them. */
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
   * Makes the index say of these things what their source says in this transaction: adds, changes, takes out. Whoever
   * changes one calls it in the same transaction.
   */
  follow(db: Db, kind: string, ids: readonly Id[]): Promise<void>;
  /** Builds everything anew in this transaction: the demo city. A running platform does it by its job, in parts. */
  fill(db: Db, now: Date): Promise<void>;
  /** Looks for something, in the scope of `db`. No text that is typed is an error: one without words finds nothing. */
  search(db: Db, wish: SearchWish): Promise<SearchAnswer>;
  /** The first few by title, for a list under the box. */
  suggest(db: Db, wish: SearchWish): Promise<readonly SearchHit[]>;
}
export const SearchIndex = token<SearchIndex>('core.SearchIndex');
