import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';

// Computers of a school's rooms that several people use. Whoever signs in at one leaves nothing behind there, without
// having to say so (core/common/browser/shared-computer.ts). Staff of a school keep its list.

const Id = Type.String({ pattern: idPattern });
const staff = { permission: 'usercenter_tea', action: 'class_setting', types: ['teacher'] } as const;

const SharedComputerItem = Type.Object({
  computer: Id,
  name: Type.String(),
  /** Milliseconds. */
  registeredAt: Type.Integer(),
  /** Name of who registered it. */
  by: Type.String(),
  isThis: Type.Boolean(),
});
export type SharedComputerItem = Static<typeof SharedComputerItem>;

/** The shared computers of one's school, as they were registered; nothing for who has a post at none. */
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

/** Takes a registration back; 404 `account.sharedComputers.none` for other schools' too. */
export const removeSharedComputer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/shared-computers/remove',
  access: staff,
  limited: [],
  input: Type.Object({ computer: Id }),
  output: Type.Null(),
});
