import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { weekTones } from '../model/week-tones';

/** Something of this week, on its day. */
export const HomeEvent = Type.Object({
  id: Type.String(),
  day: Type.String(),
  /** `16:40`; empty: of the whole day. */
  time: Type.String(),
  title: Type.String(),
  note: Type.String(),
  tone: Type.Enum([...weekTones]),
  /** Empty: it has no page. */
  path: Type.String(),
});
export type HomeEvent = Static<typeof HomeEvent>;

/** The week of the schools that the caller administers, Monday to Sunday. No days for all others. */
export const staffWeek = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/actiontask/week',
  access: { signedIn: true, types: ['teacher', 'admin', 'cityAdmin', 'superAdmin'] },
  input: Type.Object({}),
  output: Type.Object({
    today: Type.String(),
    /** Which teaching week it is; null between terms. */
    week: Maybe(Type.Integer()),
    days: Type.Array(
      Type.Object({
        day: Type.String(),
        /** Without lessons. */
        isFree: Type.Boolean(),
      }),
    ),
    events: Type.Array(HomeEvent),
  }),
});
export type StaffWeek = Static<typeof staffWeek.output>;
