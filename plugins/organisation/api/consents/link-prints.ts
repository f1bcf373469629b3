import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Access } from 'edutech/core/common/permissions/access';
import { Purpose } from './consents';

// One-time links for the guardians of a class on paper: a slip for each student with a QR code, the address and the
// last day.

const keeper = {
  permission: 'organisation_admin',
  action: 'consents',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

const ConsentClass = Type.Object({ id: Id, name: Type.String(), /** Under 14. */ students: Type.Integer() });
export type ConsentClass = Static<typeof ConsentClass>;

/** The classes of a school in this term that have students under 14. 404 out of reach. */
export const consentClasses = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/consents/classes',
  access: keeper,
  input: Type.Object({ schoolId: Id }),
  output: Type.Array(ConsentClass),
});

/**
 * Creates links in the background, for a class or for some students of the school: each asks for the consents that its
 * student lacks; a student who lacks none gets none. Open links of these students end. 404 for students and schools out
 * of reach.
 */
export const printConsentLinks = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/consents/print-links',
  access: keeper,
  limited: [],
  perMinute: 60,
  input: Type.Object({
    schoolId: Id,
    classId: Type.Optional(Id),
    personIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true })),
    /** Only students without this one. */
    lacks: Type.Optional(Purpose),
  }),
  output: Type.Object({ id: Id }),
});

/** How far the printing is. */
export const showLinkPrint = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/consents/link-print',
  access: keeper,
  input: Type.Object({ id: Id }),
  output: Type.Object({
    id: Id,
    state: Type.Enum(['waiting', 'printing', 'ready', 'failed', 'gone']),
    progress: Type.Number(),
    cards: Type.Integer(),
  }),
});

/** The PDF, for the person who requested it, within an hour; then it is deleted, because its holder could decide. */
export const linkPrintFile = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'auth',
  path: '/admin/consents/link-file',
  access: keeper,
  limited: [],
  input: Type.Object({ id: Id }),
  /** Base64: so the addresses in it lie nowhere under an address. */
  output: Type.Object({ name: Type.String(), content: Type.String() }),
});
