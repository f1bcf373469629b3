import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Name } from 'edutech/core/common/wire/kinds';
import { actGroups } from '../../model/act-groups';
import { auditReader } from '../access';

const Day = Type.String({ format: 'date' });
const Words = Type.Optional(Type.String({ maxLength: 100 }));

/** A search of the log as it is kept: all that it asks for, its time as so many days until now or from day to day. */
export const ViewSearch = Type.Object(
  {
    days: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    from: Type.Optional(Day),
    until: Type.Optional(Day),
    who: Words,
    object: Words,
    act: Words,
    address: Words,
    group: Type.Optional(Type.Enum([...actGroups])),
    signIns: Type.Optional(Type.Boolean()),
    mine: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ViewSearch = Static<typeof ViewSearch>;

/** A search that somebody keeps for themselves, by name. */
export const AuditView = Type.Object({ id: Id, name: Type.String(), search: ViewSearch });
export type AuditView = Static<typeof AuditView>;

/** Keeps a search under a name; a view of the same name is replaced. Throws `deployment.audit.tooManyViews` (409). */
export const saveAuditView = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/audit/save-view',
  access: auditReader('search'),
  input: Type.Object({ name: Name(40), search: ViewSearch }),
  output: Type.Object({ id: Id }),
});

/** Forgets one of the caller's views. Throws `deployment.audit.noView` (404). */
export const removeAuditView = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/audit/remove-view',
  access: auditReader('search'),
  input: Type.Object({ id: Id }),
  output: Type.Object({}),
});

/** What each of the caller's views finds now: how many records, up to 200, and how many on each of its last days. */
export const countAuditViews = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/audit/views/count',
  access: auditReader('search'),
  input: Type.Object({}),
  output: Type.Object({
    views: Type.Array(
      Type.Object({
        id: Id,
        count: Type.Integer(),
        isMore: Type.Boolean(),
        /** The oldest first; no more than fourteen, and only days whose records have all been counted. */
        days: Type.Array(Type.Integer()),
      }),
    ),
  }),
});
export type AuditViewCount = Static<(typeof countAuditViews)['output']>['views'][number];
