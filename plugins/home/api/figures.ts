import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';

/** A number of today on the workbench. */
export const HomeFigure = Type.Object({
  id: Type.String(),
  /** In words: what is counted. */
  label: Type.String(),
  value: Type.Number(),
  /** The value is a share of one. */
  isShare: Type.Boolean(),
  /** Of how many. */
  of: Maybe(Type.Integer()),
  /** The same number of yesterday, until this time of day. */
  before: Maybe(Type.Number()),
  /** How it went day by day, today last; empty: nobody kept it. */
  days: Type.Array(Type.Number()),
  /** Beside the number; empty: nothing. */
  note: Type.String(),
  /** Its place among the others. */
  order: Type.Integer(),
});
export type HomeFigure = Static<typeof HomeFigure>;

/** The homework of a class that is due on one day. */
export const ClassEvening = Type.Object({
  classId: Id,
  className: Type.String(),
  /** Of the student who has the most. */
  minutes: Type.Integer(),
  subjects: Type.Integer(),
  /** Minutes that the class may have on a day; null: no limit. */
  limit: Maybe(Type.Integer()),
  /** `near` the limit, or `over` it. */
  state: Type.Enum(['free', 'near', 'over']),
});
export type ClassEvening = Static<typeof ClassEvening>;

/** The first day from today on, of seven, on which a class of the school has homework due. */
export const SchoolEvening = Type.Object({
  day: Type.String(),
  isToday: Type.Boolean(),
  /** The fullest first. */
  classes: Type.Array(ClassEvening),
});
export type SchoolEvening = Static<typeof SchoolEvening>;

/**
 * Numbers of today of the schools that the caller administers; counted again each minute. Empty for all others. `evening` is
 * null for those who administer several schools, and where nothing is due.
 */
export const staffFigures = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/actiontask/figures',
  access: { signedIn: true, types: ['teacher', 'admin', 'cityAdmin', 'superAdmin'] },
  input: Type.Object({}),
  output: Type.Object({ figures: Type.Array(HomeFigure), evening: Maybe(SchoolEvening) }),
});
export type StaffFigures = Static<typeof staffFigures.output>;
