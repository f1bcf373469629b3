import type { Id } from 'edutech/core/common/ids';
import { contributions } from 'edutech/core/common/token';
import type { Day } from 'edutech/core/common/time/city-time';

// How areas fill statistics. They own their rows and how these are counted; statistics adds up and compares.

/** What somebody does that counts as being active: signing in alone does not. */
export interface ActKind {
  /** Plugin id, dot, verb: `work.submit`. */
  readonly id: string;
  readonly by: 'teacher' | 'student';
  /** Message: what was done, for lists. */
  readonly title: string;
}

/** Somebody has just done it. */
export interface Act {
  readonly kind: string;
  readonly schoolId: Id;
  readonly personId: Id;
  readonly at: Date;
}

/**
 * Counts acts as they happen: an area takes the list behind this token and notes each act in the transaction that does it, so that
 * both are there or neither. The list is empty where statistics are off.
 */
export interface ActCounter<Db = unknown> {
  note(db: Db, acts: readonly Act[]): Promise<void>;
}
export const ActCounter = contributions<ActCounter>('statistics.ActCounter');

/** Minutes of homework of classes. */
export interface LoadSource<Query = unknown> {
  /** Rows of `school_id, class_id, day, subject_id, minutes`; `subject_id` null: of the student of the class who has most that day. */
  minutes(days: { readonly from: Day; readonly to: Day }): Query;
  /** The most minutes of a day; null: no limit. */
  limit(schoolId: Id, grade: number): number | null;
}

/**
 * What an area knows from its own rows. A `Query` is a statement of the area over its own tables, which statistics runs as the
 * system as part of its own: so a whole city is counted without a row of it leaving the database.
 */
export interface FigureSource<Query = unknown> {
  readonly kinds: readonly ActKind[];
  /** All acts within these moments, as rows of `kind, school_id, person_id, at`: what was noted, counted anew. */
  acts(span: { readonly from: Date; readonly until: Date }): Query;
  readonly loads?: LoadSource<Query>;
  /** How much there is now, as rows of `school_id, kind, value`; the kind begins with the plugin id. */
  stocks?(): Query;
  /** Kinds of stocks in their order, with the messages that name them. */
  readonly stockKinds?: readonly { readonly id: string; readonly title: string }[];
}
export const FigureSource = contributions<FigureSource>('statistics.FigureSource');
