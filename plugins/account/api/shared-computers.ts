import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Access } from 'edutech/core/common/permissions/access';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';

// Computers of a school that several people use. A sign-in at such a computer leaves no data behind, without any choice
// of the person (core/common/browser/shared-computer.ts). Teachers register the computer at which they sit and see
// those of their school; the person who registered it and the administrators of the school's people may remove the
// registration.

const staff = { permission: 'usercenter_tea', action: 'class_setting', types: ['teacher'] } as const;
const administrator = {
  permission: 'organisation_admin',
  action: 'people',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
const kept = { ownTransactions: true, limited: [] } as const;

const Item = {
  computer: Id,
  name: Type.String(),
  /** Milliseconds. */
  registeredAt: Type.Integer(),
  /** Name of the person who registered it. */
  by: Type.String(),
};

const SharedComputerItem = Type.Object({
  ...Item,
  isThis: Type.Boolean(),
  /** Registered by the caller, who may remove it. */
  isMine: Type.Boolean(),
});
export type SharedComputerItem = Static<typeof SharedComputerItem>;

/** The registered shared computers of the caller's school; empty for people without a post at a school. */
export const listSharedComputers = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/shared-computers',
  access: staff,
  input: Type.Object({}),
  output: Type.Array(SharedComputerItem),
});

/** Registers this browser, for a year at most. 403 `account.sharedComputers.noSchool`. */
export const registerSharedComputer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/shared-computers/register',
  access: staff,
  limited: [],
  perMinute: 30,
  input: Type.Object({ name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }) }),
  output: Type.Null(),
});

/**
 * Takes a registration back, or with `undo`, within ten minutes, that. 404 `account.sharedComputers.none` for other
 * schools' too, 403 `account.sharedComputers.notMine` for a colleague's.
 */
export const removeSharedComputer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/shared-computers/remove',
  access: staff,
  ...kept,
  input: Type.Object({ computer: Id, undo: Type.Boolean({ default: false }) }),
  output: Type.Null(),
});

const ComputerRow = Type.Object({ ...Item, schoolName: Type.String() });
export type ComputerRow = Static<typeof ComputerRow>;

/** The shared computers of the schools that one administers, by school and name. */
export const adminComputers = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/shared-computers',
  access: administrator,
  input: Type.Object({ ...ListInput.properties, schoolId: Type.Optional(Id) }),
  output: Type.Object({
    schools: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    items: Type.Array(ComputerRow),
    page: PageInfo,
  }),
});

const Many = Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true });

/**
 * Removes registrations. 404 `account.sharedComputers.none` if one belongs to none of the caller's schools; then none
 * is removed.
 */
export const removeComputers = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/shared-computers/remove',
  access: administrator,
  ...kept,
  input: Type.Object({ computers: Many }),
  output: Type.Null(),
});

/** Lets computers that were removed in the last ten minutes be shared again. 404 like the removal. */
export const restoreComputers = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/shared-computers/restore',
  access: administrator,
  ...kept,
  input: Type.Object({ computers: Many }),
  output: Type.Null(),
});
