import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import type { Access } from 'edutech/core/common/permissions/access';
import { Purpose } from './consents';

// One-time links for the guardians of a class on paper: a slip for each pupil with a QR code, the address and the last day.

const keeper = {
  permission: 'organisation_admin',
  action: 'consents',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;
const Id = Type.String({ pattern: idPattern });

const ConsentClass = Type.Object({ id: Id, name: Type.String(), /** Under 14. */ pupils: Type.Integer() });
export type ConsentClass = Static<typeof ConsentClass>;

/** The classes of a school of this term that have pupils under 14. 404 outside of one's reach. */
export const consentClasses = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/consents/classes',
  access: keeper,
  input: Type.Object({ schoolId: Id }),
  output: Type.Array(ConsentClass),
});

/**
 * Makes links in the background, for a class or for some pupils of the school: each asks about what its pupil lacks,
 * and who lacks nothing gets none. Open links of these pupils end. 404 for pupils and schools out of reach.
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
    /** Only those who lack this one. */
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

/** The PDF, for whoever asked for it, within an hour; then it is gone, because whoever holds it could decide. */
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
