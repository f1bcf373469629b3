import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { LoginResultItem } from 'edutech/core/common/api/session';
import { endpoint } from 'edutech/core/common/endpoint';
import { limitedSessions } from 'edutech/core/common/permissions/session-limit';
import { pictures } from '../model/class-code/pictures';

// Young students sign in at school: the teacher opens the class for 15 minutes with a code, or registers a device for
// it; a student chooses their name and three pictures. The session has the limit `classroom` and ends by itself.

const nobodyYet = { public: 'signing in' } as const;
const teacher = { permission: 'usercenter_tea', types: ['teacher'] } as const;
const Moment = Type.Integer({ description: 'Milliseconds.' });
const Chosen = Type.Array(Type.Enum([...pictures]), { minItems: 3, maxItems: 3 });
const Proof = Type.Optional(Type.String({ maxLength: 300 }));

const StudentName = Type.Object({
  person: Id,
  name: Type.String(),
  hasPictures: Type.Boolean(),
  /** Has none and may choose some: without their own password, or because a teacher allowed it. */
  mayChoose: Type.Boolean(),
});
export type StudentName = Static<typeof StudentName>;

export const ClassEntry = Type.Object({
  /** Shown again with a name; good for ten minutes. */
  entry: Type.String(),
  className: Type.String(),
  schoolName: Type.String(),
  /** By pinyin. */
  students: Type.Array(StudentName),
});
export type ClassEntry = Static<typeof ClassEntry>;

/**
 * The names of an open class: of the code, or without one of this device; null where it is registered for none. 400
 * `account.classCode.wrong` for a code that is wrong or over; 429 as of a login: codes cannot be tried through.
 */
export const enterClass = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/class-code/enter',
  bodySize: 'small',
  access: nobodyYet,
  limited: limitedSessions,
  ownTransactions: true,
  // a school is one address
  perMinute: 1200,
  input: Type.Object({ code: Type.Optional(Type.String({ pattern: '^\\d{6}$' })), proof: Proof }),
  output: Maybe(ClassEntry),
});

/**
 * Signs a student in with three pictures; `isFirst` makes them the student's picture password, if there is none yet.
 * 400 `account.classCode.wrongPictures`, 410 `account.classCode.over`, 409 `account.classCode.hasPictures`, 403
 * `account.classCode.ownPassword` if a teacher must allow it first; 429 as for a login.
 */
export const signInByPictures = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/class-code/sign-in',
  bodySize: 'small',
  access: nobodyYet,
  limited: limitedSessions,
  ownTransactions: true,
  input: Type.Object({
    entry: Type.String({ maxLength: 2000 }),
    person: Id,
    pictures: Chosen,
    isFirst: Type.Optional(Type.Boolean()),
    proof: Proof,
  }),
  output: LoginResultItem,
});

const DeviceItem = Type.Object({
  device: Id,
  name: Type.String(),
  registeredAt: Moment,
  usedAt: Maybe(Moment),
  isThis: Type.Boolean(),
});
export const ClassroomItem = Type.Object({
  class: Id,
  name: Type.String(),
  code: Maybe(Type.Object({ code: Type.String(), until: Moment })),
  devices: Type.Array(DeviceItem),
  students: Type.Array(StudentName),
});
export type ClassroomItem = Static<typeof ClassroomItem>;

/** The classes that the caller teaches or heads this term: open codes, devices, and which students have pictures. */
export const listClassrooms = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/class-code/classrooms',
  access: teacher,
  input: Type.Object({}),
  output: Type.Array(ClassroomItem),
});

/** A new code for 15 minutes; one that was open ends. Only for the class's own teachers: else 404. */
export const openClass = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/class-code/open',
  access: teacher,
  limited: [],
  perMinute: 30,
  input: Type.Object({ classId: Id }),
  output: Type.Object({ code: Type.String(), until: Moment }),
});

export const closeClass = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/class-code/close',
  access: teacher,
  limited: [],
  input: Type.Object({ classId: Id }),
  output: Type.Null(),
});

/** Registers this browser for a class: its names are shown here without a code, for a school year at most. */
export const registerDevice = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/class-code/register-device',
  access: teacher,
  limited: [],
  perMinute: 30,
  input: Type.Object({ classId: Id, name: Type.String({ minLength: 1, maxLength: 40 }) }),
  output: Type.Null(),
});

/** 404 `account.classCode.noDevice`. */
export const removeDevice = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/class-code/remove-device',
  access: teacher,
  limited: [],
  input: Type.Object({ classId: Id, deviceId: Id }),
  output: Type.Null(),
});

/**
 * Removes a student's pictures, if any; new ones are chosen at the next sign-in, also by a student who has a password.
 */
export const clearPictures = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/class-code/clear-pictures',
  access: teacher,
  limited: [],
  input: Type.Object({ classId: Id, person: Id }),
  output: Type.Null(),
});
