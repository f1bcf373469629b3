import type { Id } from 'edutech/core/common/ids';
import type { Category, RoleType } from 'edutech/core/common/permissions/people';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { Day } from 'edutech/core/common/time/city-time';

/** Sex as GB/T 2261.1 numbers it. */
export type Sex = 1 | 2;

/** A person as rosters know one. */
export interface PersonRow {
  readonly id: Id;
  readonly username: string;
  readonly usercode: string;
  readonly name: string;
  readonly category: Category;
  readonly sex: Sex | null;
  readonly birthDate: Day | null;
  readonly phone: string | null;
}
/** What a roster may change of a person; numbers never change. */
export type PersonFacts = Pick<PersonRow, 'username' | 'name' | 'sex' | 'birthDate' | 'phone'>;

/** A post that a change adds or removes. */
export interface PostRow {
  readonly id: Id;
  readonly personId: Id;
  readonly roleType: RoleType;
  readonly schoolId: Id;
  readonly subjectId: Id | null;
  readonly gradeId: Id | null;
  readonly isActive: boolean;
}
/** Whether a post is held (`endedAt` null, ISO 8601 otherwise) and active by default. */
export interface PostState {
  readonly isActive: boolean;
  readonly endedAt: string | null;
}

/** A student's enrolment in a class for a term. */
export interface EnrolmentRow {
  readonly schoolId: Id;
  readonly termId: Id;
  readonly classId: Id;
  readonly personId: Id;
  readonly seat: number;
}

/** Who teaches a subject to a class in a term. */
export interface LessonRow {
  readonly schoolId: Id;
  readonly termId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
  readonly personId: Id;
}

/** A class of one school year; its head is an alteration of its own. */
export interface ClassRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly schoolYearId: Id;
  readonly gradeId: Id;
  readonly number: number;
  readonly name: string;
  readonly previousId: Id | null;
}

/** What a list of schools says of a school; its code never changes. */
export interface SchoolFacts {
  readonly countyId: Id;
  readonly name: string;
  readonly nameEn: string;
  readonly stage: Stage;
}

/** A school that a change adds or removes. */
export interface SchoolRow extends SchoolFacts {
  readonly id: Id;
  readonly code: string;
}

/** A class wherever its key is enough. */
export interface ClassKey {
  readonly schoolId: Id;
  readonly classId: Id;
}

/** Something that was `before` and is `after`. */
export interface Altered<Key, Value> {
  readonly key: Key;
  readonly before: Value;
  readonly after: Value;
}

interface Rows {
  readonly schools: readonly SchoolRow[];
  readonly people: readonly PersonRow[];
  readonly classes: readonly ClassRow[];
  readonly posts: readonly PostRow[];
  readonly seats: readonly EnrolmentRow[];
  readonly lessons: readonly LessonRow[];
}

/**
 * One change of schools' people and classes, with everything needed to undo it: imports, transfers and the roll-over of
 * a year each create one, and {@link inverseOf} is their undo.
 */
export interface RosterDelta {
  readonly added: Rows;
  readonly removed: Rows;
  readonly people: readonly Altered<Id, PersonFacts>[];
  readonly posts: readonly Altered<Id, PostState>[];
  readonly schools: readonly Altered<Id, SchoolFacts>[];
  /** Names of classes. */
  readonly classes: readonly Altered<ClassKey, string>[];
  /** Heads of classes. */
  readonly heads: readonly Altered<ClassKey, Id | null>[];
}

const noRows: Rows = { schools: [], people: [], classes: [], posts: [], seats: [], lessons: [] };
/** A change that changes nothing. */
export const noDelta: RosterDelta = {
  added: noRows,
  removed: noRows,
  people: [],
  posts: [],
  schools: [],
  classes: [],
  heads: [],
};

/** Some parts of a change, as tables hold those that were written before it had more of them. */
export type PartialDelta = Partial<Omit<RosterDelta, 'added' | 'removed'>> & {
  readonly added?: Partial<Rows>;
  readonly removed?: Partial<Rows>;
};

/** A change out of some of its parts. */
export const deltaOf = ({ added, removed, ...altered }: PartialDelta): RosterDelta => ({
  ...noDelta,
  ...altered,
  added: { ...noRows, ...added },
  removed: { ...noRows, ...removed },
});

/** The change that undoes another. */
export const inverseOf = ({ added, removed, people, posts, schools, classes, heads }: RosterDelta): RosterDelta => ({
  added: removed,
  removed: added,
  people: people.map(turned),
  posts: posts.map(turned),
  schools: schools.map(turned),
  classes: classes.map(turned),
  heads: heads.map(turned),
});

const turned = <Key, Value>({ key, before, after }: Altered<Key, Value>): Altered<Key, Value> => ({
  key,
  before: after,
  after: before,
});

/** Several changes of different people and classes as one, which can be written at once. */
export const mergedDelta = (deltas: readonly RosterDelta[]): RosterDelta => ({
  added: mergedRows(deltas.map(({ added }) => added)),
  removed: mergedRows(deltas.map(({ removed }) => removed)),
  people: deltas.flatMap(({ people }) => people),
  posts: deltas.flatMap(({ posts }) => posts),
  schools: deltas.flatMap(({ schools }) => schools),
  classes: deltas.flatMap(({ classes }) => classes),
  heads: deltas.flatMap(({ heads }) => heads),
});

const mergedRows = (rows: readonly Rows[]): Rows => ({
  schools: rows.flatMap(({ schools }) => schools),
  people: rows.flatMap(({ people }) => people),
  classes: rows.flatMap(({ classes }) => classes),
  posts: rows.flatMap(({ posts }) => posts),
  seats: rows.flatMap(({ seats }) => seats),
  lessons: rows.flatMap(({ lessons }) => lessons),
});

/** Everybody whom a change affects, by rights or name. */
export function peopleOf({ added, removed, people }: RosterDelta): Id[] {
  const ids = new Set<Id>(people.map(({ key }) => key));
  for (const rows of [added, removed]) {
    for (const { id } of rows.people) ids.add(id);
    for (const { personId } of [...rows.posts, ...rows.seats, ...rows.lessons]) ids.add(personId);
  }
  return [...ids];
}

/** Everybody whom a change affects, and who heads a class before or after it. */
export const peopleAndHeadsOf = (delta: RosterDelta): Id[] => [
  ...new Set([...peopleOf(delta), ...delta.heads.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())]),
];

/** Schools and classes that a change adds or alters. */
export const placesOf = ({ added, schools, classes, heads }: RosterDelta): Id[] => [
  ...added.schools.map(({ id }) => id),
  ...added.classes.map(({ id }) => id),
  ...schools.map(({ key }) => key),
  ...[...classes, ...heads].map(({ key }) => key.classId),
];
