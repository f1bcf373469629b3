import Type, { type Static } from 'typebox';
import type { Id as IdText } from 'edutech/core/common/ids';
import { contributions } from 'edutech/core/common/token';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { purposes } from 'edutech/core/common/organisation/consent';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';
import { Version } from 'edutech/core/common/wire/version';

// Consents of guardians of students under 14. Schools keep the signed forms and record them here.

const keeper = {
  permission: 'organisation_admin',
  action: 'consents',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

export const Purpose = Type.Enum([...purposes]);
const Relation = Type.Enum(['mother', 'father', 'grandparent', 'other']);

const Text = {
  purpose: Purpose,
  version: Version,
  body: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
  bodyEn: Type.String({ maxLength: 4000 }),
  keepDays: Type.Integer({ minimum: 1, maximum: 36_500 }),
};

/** The text of a purpose in force. */
export const ConsentText = Type.Object(Text);
export type ConsentText = Static<typeof ConsentText>;

/** A guardian's consent. */
const Given = Type.Object({
  purpose: Purpose,
  version: Type.Integer(),
  guardian: Type.String(),
  relation: Relation,
  givenAt: Type.String(),
});

/** A student under 14 with the consents in force; a purpose that is missing is not agreed to. */
export const ConsentStudent = Type.Object({
  personId: Id,
  name: Type.String(),
  usercode: Type.String(),
  /** Empty: nobody has decided. */
  birthDate: Type.String(),
  schoolName: Type.String(),
  className: Type.String(),
  given: Type.Array(Given),
});
export type ConsentStudent = Static<typeof ConsentStudent>;

const StudentFilter = {
  schoolId: Type.Optional(Id),
  classId: Type.Optional(Id),
  lacks: Type.Optional(Purpose),
};

/** Students under 14 within the caller's reach, and the consents that each lacks. */
export const consentStudents = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/consents/students',
  access: keeper,
  input: Type.Object({ ...ListInput.properties, ...StudentFilter }),
  output: Type.Object({
    items: Type.Array(ConsentStudent),
    /** The number of students without each consent, whatever `lacks` is. */
    lacking: Type.Object({
      records: Type.Integer(),
      images: Type.Integer(),
      media: Type.Integer(),
      analysis: Type.Integer(),
      outside: Type.Integer(),
    }),
    /** All students under 14. */
    total: Type.Integer(),
    page: PageInfo,
  }),
});
export type ConsentStudents = Static<(typeof consentStudents)['output']>;

/** The ledger: a row for each student, with who agreed to what, and when. */
export const exportConsents = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/consents/export',
  access: keeper,
  input: Type.Object({ q: ListInput.properties.q, ...StudentFilter }),
  output: FileAddress,
  perMinute: 20,
});

/** The texts that hold now. */
export const consentTexts = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/consents/texts',
  access: keeper,
  input: Type.Object({}),
  output: Type.Object({ canWrite: Type.Boolean(), texts: Type.Array(ConsentText) }),
});

/** Writes the next version of a text; `version` is the one that was read (409 with both). Only the city (403). */
export const writeConsentText = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/consents/write-text',
  access: keeper,
  input: Type.Object(Text),
  output: Type.Null(),
});

/** Records a form that a guardian has signed. Throws 404 if the student is out of reach. */
export const giveConsent = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/consents/give',
  access: keeper,
  input: Type.Object({
    personId: Id,
    purposes: Type.Array(Purpose, { minItems: 1, maxItems: purposes.length, uniqueItems: true }),
    guardian: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    relation: Relation,
  }),
  output: Type.Null(),
});

/** Records that a guardian has withdrawn a consent. Throws 404 if the student is out of reach. */
export const withdrawConsent = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/consents/withdraw',
  access: keeper,
  input: Type.Object({ personId: Id, purpose: Purpose }),
  output: Type.Null(),
});

/** The consents in force for the calling student, in plain words. */
export const myConsents = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/consents/mine',
  access: { signedIn: true, types: ['student'] },
  input: Type.Object({}),
  output: Type.Array(
    Type.Object({
      purpose: Purpose,
      body: Type.String(),
      keepDays: Type.Integer(),
      /** Whether it may be done: agreed to, or not needed from 14 on. */
      may: Type.Boolean(),
      /** The guardian who agreed; null: nobody. */
      given: Type.Union([Type.Null(), Given]),
    }),
  ),
});
export type MyConsents = Static<(typeof myConsents)['output']>;

/** What the guardians of one child have agreed to, for whose account is bound to it. */
const ChildConsents = Type.Object({ personId: Id, name: Type.String(), given: Type.Array(Given) });
export type ChildConsents = Static<typeof ChildConsents>;

/** Whose accounts are whose guardians: their children, by who keeps the bindings. */
export interface GuardianChildren<Db = unknown, Actor = unknown> {
  of(db: Db, guardian: Actor, now: Date): Promise<readonly { readonly childId: IdText; readonly name: string }[]>;
}
export const GuardianChildren = contributions<GuardianChildren>('organisation.GuardianChildren');

const guardians = { signedIn: true, types: ['guardian'] } as const satisfies Access;

/** The consents in force for the children of the calling guardian. */
export const childConsents = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/consents/children',
  access: guardians,
  input: Type.Object({}),
  output: Type.Array(ChildConsents),
});

/** Withdraws a consent for an own child; only the school records it again. 404 `core.consents.noStudent` for other children. */
export const withdrawChildConsent = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/consents/withdraw',
  access: guardians,
  limited: [],
  input: Type.Object({ personId: Id, purpose: Purpose }),
  output: Type.Null(),
});
