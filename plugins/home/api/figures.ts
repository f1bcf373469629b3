import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Maybe } from 'edutech/core/common/wire/kinds';

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

/** Numbers of today of the schools that the caller administers; counted anew each minute. Empty for all others. */
export const staffFigures = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/actiontask/figures',
  access: { signedIn: true, types: ['teacher', 'admin', 'cityAdmin', 'superAdmin'] },
  input: Type.Object({}),
  output: Type.Object({ figures: Type.Array(HomeFigure) }),
});
