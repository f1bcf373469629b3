import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';
import { Version } from 'edutech/core/common/wire/version';

// People of the caller's schools. An account may be changed only by a caller who reaches all its posts and holds all
// its rights over others (404, 403).

const access = {
  permission: 'organisation_admin',
  action: 'people',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
/** They change accounts, beyond what row-level security shows of them. */
const ofAccounts = { ownTransactions: true, limited: [] } as const;

const Text = Maybe(Type.String());
const Sex = Maybe(Type.Enum([1, 2]));
/** Role types of posts (core/common/permissions/people.ts). */
const RoleType = Type.Enum([1, 2, 3, 4, 5, 6, 8, 9, 10]);

/**
 * One row of an auditor's management scope: all its conditions must hold. Neither county nor school means the whole
 * city.
 */
export const Scope = Type.Object({
  countyId: Maybe(Id),
  schoolId: Maybe(Id),
  stage: Maybe(Type.Enum(['primary', 'junior', 'senior'])),
  subjectId: Maybe(Id),
});
export type Scope = Static<typeof Scope>;

const PostLine = Type.Object({ roleType: RoleType, subject: Text, grade: Text });

/** A person in a list: students with class and number in the class, staff with their posts in the school. */
export const PersonItem = Type.Object({
  id: Id,
  name: Type.String(),
  usercode: Type.String(),
  username: Type.String(),
  schoolId: Id,
  schoolName: Type.String(),
  className: Text,
  seat: Maybe(Type.Integer()),
  sex: Sex,
  phone: Text,
  /** The account administers the school, or more. */
  isAdministrator: Type.Boolean(),
  isFrozen: Type.Boolean(),
  /** ISO 8601; null: never. */
  lastLogin: Text,
  posts: Type.Array(PostLine),
});
export type PersonItem = Static<typeof PersonItem>;

export const adminPeople = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/people',
  access,
  input: Type.Object({
    ...ListInput.properties,
    kind: Type.Enum(['students', 'staff']),
    /** Without a school: people of all schools within reach whom `q` finds; nobody without `q`. */
    schoolId: Type.Optional(Id),
    gradeId: Type.Optional(Id),
    /** `none`: students without a class in the term. */
    classId: Type.Optional(Type.Union([Id, Type.Literal('none')])),
    state: Type.Optional(Type.Enum(['active', 'frozen', 'neverSeen'])),
    termId: Type.Optional(Id),
  }),
  output: Type.Object({ items: Type.Array(PersonItem), page: PageInfo }),
});

/** Grades and classes of a school in a term, with the number of students, and the students in none of them. */
export const PeopleTree = Type.Object({
  grades: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      students: Type.Integer(),
      classes: Type.Array(Type.Object({ id: Id, name: Type.String(), students: Type.Integer() })),
    }),
  ),
  staff: Type.Integer(),
  unseated: Type.Integer(),
});
export type PeopleTree = Static<typeof PeopleTree>;

export const peopleTree = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/people/tree',
  access,
  input: Type.Object({ schoolId: Id, termId: Type.Optional(Id) }),
  output: PeopleTree,
});

/** The typed fields of a person. */
export const NewPerson = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
  usercode: Type.String({ pattern: '^[A-Za-z0-9-]{2,30}$' }),
  /** Lower case. */
  username: Type.String({ pattern: '^[a-z0-9][a-z0-9._@-]{1,59}$' }),
  sex: Sex,
  /** `2014-05-01`, or empty. */
  birthDate: Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }),
  phone: Type.String({ pattern: '^[0-9-]{0,20}$' }),
});

/** A person in full, as far as the caller's scope reaches. */
export const PersonDetail = Type.Object({
  id: Id,
  ...NewPerson.properties,
  usercode: Type.String(),
  username: Type.String(),
  phone: Type.String(),
  category: Type.Integer(),
  isFrozen: Type.Boolean(),
  lastLogin: Text,
  version: Type.Integer(),
  posts: Type.Array(
    Type.Object({
      id: Id,
      ...PostLine.properties,
      schoolId: Maybe(Id),
      /** Of a post in a bureau: its county; null: the city's. */
      countyId: Maybe(Id),
      place: Type.String(),
      /** An auditor's management scope, and the version that a change of it names. */
      scopes: Type.Array(Scope),
      scopesVersion: Type.Integer(),
      endedAt: Text,
    }),
  ),
  /** Classes so far, the newest first, and how the student joined each. */
  seats: Type.Array(
    Type.Object({
      term: Type.String(),
      className: Type.String(),
      schoolName: Type.String(),
      arrival: Type.Union([
        Type.Null(),
        Type.Object({ how: Type.Enum(['rolledOver', 'movedClass', 'transferred']), from: Type.String() }),
      ]),
    }),
  ),
  /** Moves between schools with their notes, the newest first. */
  transfers: Type.Array(
    Type.Object({
      id: Id,
      state: Type.Enum(['released', 'accepted', 'refused', 'withdrawn', 'undone']),
      fromSchool: Type.String(),
      toSchool: Type.String(),
      note: Type.String(),
      answer: Type.String(),
      releasedBy: Type.String(),
      releasedAt: Type.String(),
      answeredAt: Text,
    }),
  ),
});
export type PersonDetail = Static<typeof PersonDetail>;

export const personDetail = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/people/detail',
  access,
  input: Type.Object({ personId: Id }),
  output: PersonDetail,
});

const PostFields = {
  schoolId: Id,
  roleType: RoleType,
  subjectId: Maybe(Id),
  gradeId: Maybe(Id),
};

/**
 * Adds a person: a student (role type 3) with a class, or a member of staff, who may administer the school. The first
 * password is set by a reset or a card. 403 `core.permissions.refused.beyond` if the post would hold rights that the
 * caller neither holds nor may grant (decision 0060), 409 `core.organisation.termOver` for a class of a past term.
 */
export const createPerson = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/people/create',
  access,
  input: Type.Object({
    ...NewPerson.properties,
    post: Type.Object(PostFields),
    classId: Maybe(Id),
    termId: Type.Optional(Id),
    isAdministrator: Type.Optional(Type.Boolean()),
  }),
  output: Type.Object({ id: Id }),
  ...ofAccounts,
});

export const editPerson = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/people/edit',
  access,
  input: Type.Object({ personId: Id, ...NewPerson.properties, version: Version }),
  output: Type.Null(),
  ...ofAccounts,
});

const Many = Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true });

/**
 * Freezes accounts, whose sessions end at once, or unfreezes them. Returns the changed accounts: an undo needs them.
 */
export const freezePeople = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/people/freeze',
  access,
  input: Type.Object({ personIds: Many, isFrozen: Type.Boolean() }),
  output: Type.Object({ personIds: Type.Array(Id) }),
  ...ofAccounts,
});

/** New first passwords, answered once and stored nowhere in clear; they must be changed at the first login. */
export const resetPasswords = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/people/reset-passwords',
  access,
  input: Type.Object({ personIds: Many }),
  output: Type.Array(
    Type.Object({
      personId: Id,
      name: Type.String(),
      username: Type.String(),
      usercode: Type.String(),
      password: Type.String(),
    }),
  ),
  ...ofAccounts,
  perMinute: 10,
});

/**
 * Appoints a person administrator where their posts are (a school, a county and, by a super administrator, the city),
 * or dismisses them; their sessions end. Refused as above; 409 `core.organisation.notAppointable` for students and
 * auditors; an administrator can always be dismissed, whatever posts they have now.
 */
export const appointPerson = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/people/appoint',
  access,
  input: Type.Object({ personId: Id, isAdministrator: Type.Boolean() }),
  output: Type.Null(),
  ...ofAccounts,
});

export const addPost = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/people/add-post',
  access,
  input: Type.Object({ personId: Id, ...PostFields }),
  output: Type.Object({ id: Id }),
  ...ofAccounts,
});

/**
 * Ends a post, or restores it (`isEnded: false`). 409 `core.organisation.dismissFirst` for the post of an
 * administrator's office, `core.organisation.auditorAdministers` when restoring an auditor's post of an administrator.
 */
export const endPost = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/people/end-post',
  access,
  input: Type.Object({ postId: Id, isEnded: Type.Boolean() }),
  output: Type.Null(),
  ...ofAccounts,
});
