import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { PageInfo } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';
import { grantees } from 'edutech/core/common/permissions/people';
import { Version } from 'edutech/core/common/wire/version';

// Roles and rights. Answers and changes are limited to the caller's reach, and nobody grants more than they hold or
// their office gives (plugins/organisation/model/granting.ts). A change names the version that was read (409 with both).

const mayGrant = {
  permission: 'organisation_admin',
  action: 'roles',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

const Code = Type.String({ pattern: '^[A-Za-z][\\w-]*$', maxLength: 100 });
const Actions = Type.Array(Code, { maxItems: 100 });
/** Null: the code is not held at all. */
const Held = Type.Union([Type.Null(), Actions]);

/** A name that rights are given to by default. */
export const Grantee = Type.Enum(grantees);
export type Grantee = Static<typeof Grantee>;

const Refusal = Type.Union([Type.Null(), Type.Enum(['self', 'elsewhere', 'moreRights', 'beyond', 'noPost'])]);
const Action = Type.Object({ name: Type.String(), title: Type.String() });

/** A code with its default holders. */
export const MatrixCode = Type.Object({
  code: Type.String(),
  title: Type.String(),
  /** Only a holder can grant it. */
  isAdministrative: Type.Boolean(),
  actions: Type.Array(Action),
  version: Version,
  /** Name → actions; names that do not hold it are left out. */
  grants: Type.Record(Type.String(), Type.Array(Type.String())),
  /** What the caller may grant: the code itself as an empty text, and actions. */
  mayGive: Type.Array(Type.String()),
});
export type MatrixCode = Static<typeof MatrixCode>;

export const MatrixModule = Type.Object({ id: Type.String(), title: Type.String(), codes: Type.Array(MatrixCode) });
export type MatrixModule = Static<typeof MatrixModule>;

export const MatrixColumn = Type.Object({
  grantee: Grantee,
  /** People whom the caller sees. */
  people: Type.Integer(),
  /** Why the caller may change nothing in this column; null: they may. */
  refusal: Refusal,
});
export type MatrixColumn = Static<typeof MatrixColumn>;

/** The default rights: names by codes, the codes by module. */
export const rolesMatrix = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/roles/matrix',
  access: mayGrant,
  input: Type.Object({}),
  output: Type.Object({ columns: Type.Array(MatrixColumn), modules: Type.Array(MatrixModule) }),
});
export type RolesMatrix = Static<(typeof rolesMatrix)['output']>;

export const exportMatrix = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roles/export-matrix',
  access: mayGrant,
  input: Type.Object({}),
  output: FileAddress,
});

const Changed = Type.Object({ version: Version });

/** Changes the default rights of a name for a code, for the whole city. Throws `core.permissions.refused.*` (403). */
export const setDefaultGrant = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roles/set-default',
  access: mayGrant,
  input: Type.Object({ grantee: Grantee, code: Code, actions: Held, version: Version }),
  output: Changed,
});

const How = Type.Enum(['default', 'given', 'withheld']);

/** A post (or a person without one) with a right, or with its removal. */
export const RightHolder = Type.Object({
  personId: Id,
  name: Type.String(),
  username: Type.String(),
  usercode: Type.String(),
  postId: Maybe(Id),
  /** Name of the role type or, without a post, of the category. */
  role: Grantee,
  place: Type.String(),
  how: How,
});
export type RightHolder = Static<typeof RightHolder>;

const Right = { code: Code, action: Type.Optional(Code), how: Type.Optional(How) };

/** People with a right; with `how` only those who have it by default, by a grant, or had it removed. */
export const rightHolders = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/roles/holders',
  access: mayGrant,
  input: Type.Object({
    ...Right,
    q: Type.Optional(Type.String({ maxLength: 100 })),
    page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100, default: 15 }),
  }),
  output: Type.Object({
    items: Type.Array(RightHolder),
    counts: Type.Object({ default: Type.Integer(), given: Type.Integer(), withheld: Type.Integer() }),
    page: PageInfo,
  }),
});
export type RightHolders = Static<(typeof rightHolders)['output']>;

export const exportHolders = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roles/export-holders',
  access: mayGrant,
  input: Type.Object(Right),
  output: FileAddress,
});

/** A person whose rights can be viewed. */
export const FoundPerson = Type.Object({
  personId: Id,
  name: Type.String(),
  username: Type.String(),
  usercode: Type.String(),
  roles: Type.Array(Type.Object({ role: Grantee, place: Type.String() })),
});
export type FoundPerson = Static<typeof FoundPerson>;

/** People by name, number or user name: the twenty nearest. */
export const findRightPeople = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/roles/people',
  access: mayGrant,
  input: Type.Object({ q: Type.String({ minLength: 1, maxLength: 100 }) }),
  output: Type.Array(FoundPerson),
});

const Why = Type.Enum(['default', 'given', 'withheld', 'none', 'off', 'duty']);
const Reason = {
  isHeld: Type.Boolean(),
  why: Why,
  /** Names that have it by default. */
  from: Type.Array(Grantee),
  mayGive: Type.Boolean(),
};

export const PostCode = Type.Object({
  code: Type.String(),
  title: Type.String(),
  isAdministrative: Type.Boolean(),
  ...Reason,
  actions: Type.Array(Type.Object({ name: Type.String(), title: Type.String(), ...Reason })),
});
export type PostCode = Static<typeof PostCode>;

export const PostModule = Type.Object({ id: Type.String(), title: Type.String(), codes: Type.Array(PostCode) });

/** One post and all that may be done in it. */
export const PostRights = Type.Object({
  postId: Maybe(Id),
  role: Grantee,
  place: Type.String(),
  version: Type.Integer(),
  /** Why the caller may change nothing; null: they may. */
  refusal: Refusal,
  modules: Type.Array(PostModule),
});
export type PostRights = Static<typeof PostRights>;

/** Everything that a person may do, in each post, with the reason of each right. Throws 404. */
export const personRights = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/roles/person',
  access: mayGrant,
  input: Type.Object({ personId: Id }),
  output: Type.Object({
    personId: Id,
    name: Type.String(),
    username: Type.String(),
    usercode: Type.String(),
    posts: Type.Array(PostRights),
  }),
});
export type PersonRights = Static<(typeof personRights)['output']>;

/**
 * Changes the rights of one post for a code, whatever the defaults are. Throws `core.permissions.refused.*` (403), 404.
 */
export const setPostGrant = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roles/set-post',
  access: mayGrant,
  input: Type.Object({ postId: Id, code: Code, actions: Held, version: Version }),
  output: Changed,
});

const Duty = Type.Enum(['system', 'security', 'audit']);

/** An administrator of the city. */
export const DutyHolder = Type.Object({
  personId: Id,
  name: Type.String(),
  username: Type.String(),
  role: Grantee,
  duty: Type.Union([Type.Null(), Duty]),
  givenAt: Type.Union([Type.Null(), Type.String()]),
  givenBy: Type.Union([Type.Null(), Type.String()]),
});
export type DutyHolder = Static<typeof DutyHolder>;

/** The three administrators. Only for administrators of the city (403). */
export const dutyHolders = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/roles/duties',
  access: mayGrant,
  input: Type.Object({}),
  output: Type.Object({
    /** Whether the deployment asks for separate duties. */
    areSeparate: Type.Boolean(),
    /** Whether they hold: all three have a holder. */
    areInForce: Type.Boolean(),
    people: Type.Array(DutyHolder),
  }),
});
export type DutyHolders = Static<(typeof dutyHolders)['output']>;

/** Gives somebody a duty in place of the one before, or none. Throws `core.permissions.duty.self`, `.last` (409). */
export const setDuty = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/roles/set-duty',
  access: mayGrant,
  input: Type.Object({ personId: Id, duty: Type.Union([Type.Null(), Duty]) }),
  output: Type.Null(),
});
