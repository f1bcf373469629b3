import { type Id, newId } from 'edutech/core/common/ids';
import { deltaOf, type PostRow, type RosterDelta, type EnrolmentRow } from '../roster-delta';
import type { KnownPerson } from '../roster-context';
import { categories } from 'edutech/core/common/permissions/people';
import type { PeopleKind } from '../read/fields';
import { changedFacts, factsOf, type SaidFacts } from './facts';
import type { Change } from './row';

/** Somebody new: the account, without a password until a card is printed. */
export function newPerson(kind: PeopleKind, number: string, said: SaidFacts & { name: string; username: string }) {
  const id = newId();
  const category = kind === 'students' ? categories.student : categories.teacher;
  const { name, username, sex, birthDate, phone } = said;
  return { id, usercode: number, category, name, username, sex, birthDate, phone };
}

/** A post that begins; the active one where the person has no other. */
export const newPost = (
  personId: Id,
  schoolId: Id,
  roleType: PostRow['roleType'],
  place: Partial<Pick<PostRow, 'subjectId' | 'gradeId' | 'isActive'>> = {},
): PostRow => ({
  id: newId(),
  personId,
  roleType,
  schoolId,
  subjectId: null,
  gradeId: null,
  isActive: false,
  ...place,
});

/** What of a person's facts changes. */
export function factsDelta(known: KnownPerson, said: SaidFacts): { delta: RosterDelta; changes: Change[] } {
  const { facts, changes } = changedFacts(known, said);
  if (changes.length === 0) return { delta: deltaOf({}), changes };
  return { delta: deltaOf({ people: [{ key: known.id, before: factsOf(known), after: facts }] }), changes };
}

/** Leaves some schools: posts end, places of the term and of later ones are given up. Earlier ones stay. */
export function departure(known: KnownPerson, isLeft: (schoolId: Id) => boolean, now: Date): RosterDelta {
  const laterSeats = known.laterSeats.map(({ isSameYear: _, ...seat }) => seat);
  const left = <Row extends { schoolId: Id }>(rows: readonly Row[]) =>
    rows.filter(({ schoolId }) => schoolId !== null && isLeft(schoolId));
  return deltaOf({
    posts: left(known.posts).map((post) => ({
      key: post.id,
      before: { isActive: post.isActive, endedAt: null },
      after: { isActive: false, endedAt: now.toISOString() },
    })),
    removed: {
      seats: left([...known.seats, ...laterSeats]),
      lessons: left([...known.lessons, ...known.laterLessons]),
    },
  });
}

/**
 * The same enrolment in later terms of its year, for a student from another school with enrolments there. In a
 * later year the new school chooses a class.
 */
export function laterOnArrival(known: KnownPerson, seat: EnrolmentRow): EnrolmentRow[] {
  const given = known.laterSeats.filter(({ schoolId, isSameYear }) => isSameYear && schoolId !== seat.schoolId);
  return [...new Set(given.map(({ termId }) => termId))].map((termId) => ({ ...seat, termId }));
}
