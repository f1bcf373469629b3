import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';
import { Version } from 'edutech/core/common/wire/version';
import { NewPerson, Scope } from './people';

// People of the bureaus of city and counties: operators, auditors with their management scope, and the counties'
// administrators. For administrators of the city or a county (403 for a school). Their details, passwords, freezing and
// the end of a post use the calls of all people (people.ts).

const access = {
  permission: 'organisation_admin',
  action: 'people',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
/** They change accounts, beyond what row-level security shows of them. */
const ofAccounts = { ownTransactions: true, limited: [] } as const;

const MaybeId = Maybe(Id);
/** Role types of bureaus: operator of a county, operator of the city, auditor. */
const BureauRole = Type.Enum([8, 9, 10]);

/** Somebody of a bureau in a list. */
export const BureauItem = Type.Object({
  id: Id,
  name: Type.String(),
  usercode: Type.String(),
  username: Type.String(),
  phone: Maybe(Type.String()),
  /** The account administers its county, or the city. */
  isAdministrator: Type.Boolean(),
  isFrozen: Type.Boolean(),
  /** ISO 8601; null: never. */
  lastLogin: Maybe(Type.String()),
  /** `county` null: the city's bureau. `scopes`: the number of rows of an auditor's management scope. */
  posts: Type.Array(
    Type.Object({
      roleType: Type.Integer(),
      county: Maybe(Type.String()),
      scopes: Type.Integer(),
    }),
  ),
});
export type BureauItem = Static<typeof BureauItem>;

const BureauFilter = {
  /** A county, or `city` for the city's own bureau. */
  bureau: Type.Optional(Type.Union([Id, Type.Literal('city')])),
  roleType: Type.Optional(BureauRole),
  state: Type.Optional(Type.Enum(['active', 'frozen', 'neverSeen'])),
};

export const adminBureaus = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/bureaus',
  access,
  input: Type.Object({ ...ListInput.properties, ...BureauFilter }),
  output: Type.Object({ items: Type.Array(BureauItem), page: PageInfo }),
});

/** A line for each person, with the posts in words. */
export const exportBureaus = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/bureaus/export',
  access,
  input: Type.Object({ q: ListInput.properties.q, ...BureauFilter }),
  output: FileAddress,
  perMinute: 20,
});

/** A county's operator has a county, the city's none; an auditor may have either. */
const BureauPost = { roleType: BureauRole, countyId: MaybeId };

/**
 * Adds a person to a bureau. The first password is set by a reset. 403 `core.permissions.refused.beyond` if the post
 * would hold rights that the caller neither holds nor may grant (decision 0060).
 */
export const createBureauPerson = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/bureaus/create',
  access,
  input: Type.Object({ ...NewPerson.properties, post: Type.Object(BureauPost), isAdministrator: Type.Boolean() }),
  output: Type.Object({ id: Id }),
  ...ofAccounts,
});

/**
 * Gives a bureau post to a person whom the caller administers; refused as above, and (409) an auditor's post for an
 * administrator. `endPost` ends it.
 */
export const addBureauPost = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/bureaus/add-post',
  access,
  input: Type.Object({ personId: Id, ...BureauPost }),
  output: Type.Object({ id: Id }),
  ...ofAccounts,
});

/** Writes an auditor's management scope; without rows the auditor reviews nothing. 409 answers both versions. */
export const setScopes = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/bureaus/scopes',
  access,
  input: Type.Object({
    postId: Id,
    scopes: Type.Array(Scope, { maxItems: 50, uniqueItems: true }),
    version: Version,
  }),
  output: Type.Object({ version: Type.Integer() }),
  ...ofAccounts,
});
