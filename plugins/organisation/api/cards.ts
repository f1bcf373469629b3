import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Access } from 'edutech/core/common/permissions/access';

// Account cards: a first password and a QR code for everybody of a class, a grade, a school's students or its staff, as
// PDF.

const access = {
  permission: 'organisation_admin',
  action: 'people',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

/** Whose cards: of a class, a grade, all students (`students`), all staff (`staff`), or some people. */
export const CardScope = Type.Object({
  kind: Type.Enum(['students', 'staff']),
  gradeId: Type.Optional(Id),
  classId: Type.Optional(Id),
  personIds: Type.Optional(Type.Array(Id, { maxItems: 2000 })),
});
export type CardScope = Static<typeof CardScope>;

const CardGroup = Type.Object({
  id: Id,
  name: Type.String(),
  people: Type.Integer(),
  /** People who have not yet signed in with their own password. */
  waiting: Type.Integer(),
});

/** A school's classes by grade, with how many of their people wait for a first password. */
export const cardGroups = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/cards/groups',
  access,
  input: Type.Object({ schoolId: Type.Optional(Id) }),
  output: Type.Object({
    schools: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    schoolId: Id,
    grades: Type.Array(Type.Object({ id: Id, name: Type.String(), classes: Type.Array(CardGroup) })),
    staff: Type.Object({ people: Type.Integer(), waiting: Type.Integer() }),
  }),
});

/**
 * Creates cards in the background. People with their own password keep it, and used cards stay valid, unless `all` is
 * set: then everybody gets new ones and is signed out everywhere.
 */
export const printCards = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/cards/print',
  bodySize: 'large',
  access,
  input: Type.Object({ schoolId: Id, scope: CardScope, all: Type.Boolean({ default: false }) }),
  output: Type.Object({ id: Id }),
});

/** How far the printing is. */
export const showCardPrint = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/cards/info',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Object({
    id: Id,
    state: Type.Enum(['waiting', 'printing', 'ready', 'failed', 'gone']),
    progress: Type.Number(),
    cards: Type.Integer(),
  }),
});

const Many = Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true });
const ofAccounts = { ownTransactions: true, limited: [] } as const;

/**
 * Revokes all cards of some people, for example lost ones; people who used them are signed out everywhere. Returns the
 * people and the time (ISO 8601), which an undo needs. 404 and 403 as for every act on accounts, and then no card is
 * revoked.
 */
export const revokeCards = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/cards/revoke',
  access,
  input: Type.Object({ personIds: Many }),
  output: Type.Object({ personIds: Type.Array(Id), revokedAt: Type.String() }),
  ...ofAccounts,
});

/**
 * Undoes a revocation within ten minutes (410 `organisation.cards.error.tooLate`). Returns whose cards are valid again.
 */
export const restoreCards = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/cards/restore',
  access,
  input: Type.Object({ personIds: Many, revokedAt: Type.String({ format: 'date-time', maxLength: 40 }) }),
  output: Type.Object({ personIds: Type.Array(Id) }),
  ...ofAccounts,
});

/** The PDF, for the person who requested it, within an hour; then it is deleted, because it contains passwords. */
export const cardFile = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'auth',
  path: '/admin/cards/file',
  access,
  limited: [],
  input: Type.Object({ id: Id }),
  /** Base64: so the passwords in it lie nowhere under an address. */
  output: Type.Object({ name: Type.String(), content: Type.String() }),
});
