import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import { ListInput, PageInfo } from 'edutech/core/common/lists';
import type { Access } from 'edutech/core/common/permissions/access';

// Requests for accounts and for new passwords. They are plugin account's, which keeps to the caller's scope; without it
// there are none.

const access = {
  permission: 'organisation_admin',
  action: 'approvals',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
/** They open accounts, beyond what row-level security shows of them. */
const ofAccounts = { ownTransactions: true, limited: [] } as const;

const Id = Type.String({ pattern: idPattern });
const OptionalId = Type.Union([Id, Type.Null()]);
const Kind = Type.Enum(['account', 'password']);
const State = Type.Enum(['waiting', 'approved', 'refused']);

/** A request. Times in milliseconds; empty text: nothing said. */
export const RequestItem = Type.Object({
  id: Id,
  kind: Kind,
  state: State,
  schoolId: OptionalId,
  schoolName: Type.String(),
  applicant: Type.Enum(['pupil', 'staff']),
  name: Type.String(),
  number: Type.String(),
  /** Class, subject or post in the applicant's own words. */
  place: Type.String(),
  phone: Type.String(),
  mail: Type.String(),
  note: Type.String(),
  askedAt: Type.Number(),
  decidedAt: Type.Union([Type.Number(), Type.Null()]),
  decidedBy: Type.String(),
  reason: Type.String(),
  /** The account that has this number already. */
  match: Type.Union([
    Type.Object({
      personId: Id,
      name: Type.String(),
      username: Type.String(),
      isSameName: Type.Boolean(),
      isHere: Type.Boolean(),
    }),
    Type.Null(),
  ]),
});
export type RequestItem = Static<typeof RequestItem>;

export const adminRequests = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/approvals',
  access,
  input: Type.Object({ ...ListInput.properties, state: State, kind: Type.Optional(Kind) }),
  output: Type.Object({ items: Type.Array(RequestItem), waiting: Type.Integer(), page: PageInfo }),
});

/** The first password of an account that was opened or renewed: told once. */
const Told = Type.Object({
  name: Type.String(),
  username: Type.String(),
  usercode: Type.String(),
  password: Type.String(),
});

/** Opens the account that was asked for. 409 when somebody else was quicker, 422 with the field that is taken. */
export const approveRequest = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/approve',
  access,
  input: Type.Object({
    requestId: Id,
    name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    usercode: Type.String({ pattern: '^[A-Za-z0-9-]{2,30}$' }),
    username: Type.String({ pattern: '^[a-z0-9][a-z0-9._@-]{1,59}$' }),
    /** Pupils: the class they sit in. */
    classId: OptionalId,
    roleType: Type.Enum([1, 2, 4, 5, 6]),
    subjectId: OptionalId,
    gradeId: OptionalId,
  }),
  output: Told,
  ...ofAccounts,
});

/** A new first password for whoever has forgotten his, or whose number has an account already. */
export const renewRequest = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/renew',
  access,
  input: Type.Object({ requestId: Id }),
  output: Told,
  ...ofAccounts,
});

export const refuseRequest = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/refuse',
  access,
  input: Type.Object({ requestId: Id, reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
  output: Type.Null(),
  ...ofAccounts,
});

/** Takes a refusal back. */
export const reopenRequest = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/approvals/reopen',
  access,
  input: Type.Object({ requestId: Id }),
  output: Type.Null(),
  ...ofAccounts,
});
