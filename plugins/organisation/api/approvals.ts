import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { PageInfo } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';

// Requests of people who cannot sign in, which plugin account accepts (RegistrationRequests of its api.ts): for an
// account, or for a new password. Only those of the schools that the caller administers; anything else is 404.

const access = {
  permission: 'organisation_admin',
  action: 'approvals',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

const IdOrNone = Maybe(Id);
const State = Type.Enum(['waiting', 'approved', 'refused']);
const Kind = Type.Enum(['account', 'password']);

/** A request. Times in milliseconds; empty text: not given. */
export const ApprovalItem = Type.Object({
  id: Id,
  kind: Kind,
  state: State,
  schoolId: IdOrNone,
  schoolName: Type.String(),
  applicant: Type.Enum(['student', 'staff']),
  name: Type.String(),
  number: Type.String(),
  place: Type.String(),
  phone: Type.String(),
  mail: Type.String(),
  note: Type.String(),
  askedAt: Type.Integer(),
  decidedAt: Maybe(Type.Integer()),
  decidedBy: Type.String(),
  reason: Type.String(),
  /** The account with this number, if there is one. */
  match: Maybe(
    Type.Object({
      personId: Id,
      name: Type.String(),
      username: Type.String(),
      isSameName: Type.Boolean(),
      isHere: Type.Boolean(),
    }),
  ),
});
export type ApprovalItem = Static<typeof ApprovalItem>;

const RequestFilter = {
  state: Type.Enum(['waiting', 'approved', 'refused'], { default: 'waiting' }),
  kind: Type.Optional(Kind),
  q: Type.Optional(Type.String({ maxLength: 100 })),
};

export const listApprovals = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/approvals',
  access,
  input: Type.Object({
    ...RequestFilter,
    page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 500, default: 15 }),
  }),
  output: Type.Object({ items: Type.Array(ApprovalItem), waiting: Type.Integer(), page: PageInfo }),
});

/** Requests that the list shows for the same choice. */
export const exportApprovals = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/export',
  access,
  input: Type.Object(RequestFilter),
  output: FileAddress,
  perMinute: 20,
});

const how = Type.Enum(['password', 'link']);

/** How the account begins: a first password, shown once, or an address to set one, for seven days. */
export const ApprovalOutcome = Type.Object({
  name: Type.String(),
  username: Type.String(),
  usercode: Type.String(),
  password: Type.String(),
  link: Type.String(),
  isMailed: Type.Boolean(),
});
export type ApprovalOutcome = Static<typeof ApprovalOutcome>;

/** Opens the account. 409 when somebody else has decided, 422 at `username` or `usercode`. */
export const approveRequest = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/approve',
  access,
  input: Type.Object({
    id: Id,
    name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    usercode: Type.String({ pattern: '^[A-Za-z0-9-]{2,32}$' }),
    username: Type.String({ pattern: '^[a-z0-9][a-z0-9._@-]{1,59}$' }),
    classId: IdOrNone,
    roleType: Type.Unsafe<1 | 2 | 4 | 5 | 6>(Type.Integer({ minimum: 1, maximum: 6 })),
    subjectId: IdOrNone,
    gradeId: IdOrNone,
    how,
  }),
  output: ApprovalOutcome,
  ownTransactions: true,
  limited: [],
});

/** A new first password, or a link, for the account that the request is about. */
export const renewAccount = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/renew',
  access,
  input: Type.Object({ id: Id, how }),
  output: ApprovalOutcome,
  ownTransactions: true,
  limited: [],
});

export const refuseRequest = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/refuse',
  access,
  input: Type.Object({ id: Id, reason: Type.String({ minLength: 2, maxLength: 200, pattern: '\\S' }) }),
  output: Type.Null(),
  ownTransactions: true,
  limited: [],
});

/** Takes a refusal back. */
export const reopenRequest = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/reopen',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
  ownTransactions: true,
  limited: [],
});
