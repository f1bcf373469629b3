import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { LessonRow, PersonRow, PostRow, EnrolmentRow } from './roster-delta';

/**
 * An enrolment in a later term than the one asked for, and whether it is of the same school year: a class lasts as
 * long.
 */
export type LaterEnrolment = EnrolmentRow & { readonly isSameYear: boolean };

/** A person as the tables have it, with the posts held, the places of one term, and those that wait in later ones. */
export interface KnownPerson extends PersonRow {
  readonly isDisabled: boolean;
  readonly posts: readonly PostRow[];
  readonly seats: readonly EnrolmentRow[];
  readonly lessons: readonly LessonRow[];
  readonly laterSeats: readonly LaterEnrolment[];
  readonly laterLessons: readonly LessonRow[];
}

/** A school that rows of a roster may name. */
export interface KnownSchool {
  readonly id: Id;
  readonly countyId: Id;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly stage: Stage;
}
/** A grade that rows of a roster may name. */
export interface KnownGrade {
  readonly id: Id;
  readonly number: number;
  readonly stage: Stage;
  readonly name: string;
  readonly nameEn: string;
}
/** A subject that rows of a roster may name. */
export interface KnownSubject {
  readonly id: Id;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly stages: readonly Stage[];
}
/** A class that rows of a roster may name. */
export interface KnownClass {
  readonly id: Id;
  readonly schoolId: Id;
  readonly gradeId: Id;
  readonly number: number;
  readonly name: string;
  readonly headId: Id | null;
}

/** The context of reading roster rows: the schools in the actor's reach, and their classes in a term. */
export interface RosterContext {
  readonly schools: readonly KnownSchool[];
  readonly grades: readonly KnownGrade[];
  readonly subjects: readonly KnownSubject[];
  readonly classes: readonly KnownClass[];
}

/** A student who has a place in the list of a class. */
export interface SeatHolder {
  readonly classId: Id;
  readonly seat: number;
  readonly personId: Id;
  readonly usercode: string;
  readonly name: string;
}
