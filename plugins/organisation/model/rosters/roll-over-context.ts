import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import type { ClassRow, LessonRow, EnrolmentRow } from './roster-delta';
import type { KnownGrade, KnownSchool } from './roster-context';

/** A school year with the terms that a roll-over looks at. */
export interface RollOverYear {
  readonly id: Id;
  readonly name: string;
  readonly startsOn: Day;
  /** The year's term that is left, or its first one that is entered. */
  readonly termId: Id;
}

/** A class as it is rolled over, with its head. */
export interface YearClass extends ClassRow {
  readonly headId: Id | null;
}

/** Everything of a school that a roll-over is planned from. */
export interface RollOverContext {
  readonly school: KnownSchool;
  readonly grades: readonly KnownGrade[];
  readonly from: RollOverYear;
  readonly to: RollOverYear;
  readonly classes: readonly YearClass[];
  /** Classes that the next year has already. */
  readonly nextClasses: readonly ClassRow[];
  readonly seats: readonly EnrolmentRow[];
  readonly lessons: readonly LessonRow[];
  /** Open posts of students in the school: person → post. */
  readonly studentPosts: readonly { readonly id: Id; readonly personId: Id; readonly isActive: boolean }[];
}
