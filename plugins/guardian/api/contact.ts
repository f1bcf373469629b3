import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { relations } from 'edutech/core/common/organisation/consent';
import { Id, Ids, Maybe, Moment, Name } from 'edutech/core/common/wire/kinds';
import { contacts } from '../model/access';
import { longestBody, longestOtherwise, longestTitle, messageKinds, mostClasses } from '../model/messages';

// The school's side: codes for guardians, who is bound, and what is said to them. Classes of others are not there: 404
// `core.organisation.noClass`.

export const ContactClass = Type.Object({
  id: Id,
  name: Type.String(),
  students: Type.Integer(),
  /** Students with at least one guardian. */
  bound: Type.Integer(),
});
export type ContactClass = Static<typeof ContactClass>;

/** The classes whose guardians one is in contact with: the whole school's, or those that one heads. */
export const contactClasses = endpoint({
  method: 'GET',
  root: 'office',
  path: '/guardian/contact/classes',
  access: contacts,
  input: Type.Object({}),
  output: Type.Object({
    classes: Type.Array(ContactClass),
    /** Administers the school: may decide what guardians see and are told. */
    isSchools: Type.Boolean(),
    showsResults: Type.Boolean(),
    /** Whether guardians are notified of homework unless its teacher says otherwise. */
    tellsHomework: Type.Boolean(),
  }),
});

export const ContactStudent = Type.Object({
  personId: Id,
  name: Type.String(),
  seat: Type.Integer(),
  guardians: Type.Array(
    Type.Object({ guardianId: Id, name: Type.String(), relation: Type.Enum([...relations]), boundAt: Moment }),
  ),
  /** The code that waits for its guardian. */
  code: Maybe(Type.Object({ id: Id, expiresAt: Moment })),
});
export type ContactStudent = Static<typeof ContactStudent>;

export const classGuardians = endpoint({
  method: 'GET',
  root: 'office',
  path: '/guardian/contact/students',
  access: contacts,
  input: Type.Object({ classId: Id }),
  output: Type.Array(ContactStudent),
});

/** New codes for students of a class, shown this once; codes that were open end. */
export const makeCodes = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/contact/codes',
  access: contacts,
  limited: [],
  perMinute: 30,
  input: Type.Object({ classId: Id, personIds: Ids(100) }),
  output: Type.Array(
    Type.Object({ personId: Id, name: Type.String(), seat: Type.Integer(), code: Type.String(), expiresAt: Moment }),
  ),
});

/** Ends an open code. 404 `guardian.error.noCode`. */
export const revokeCode = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/contact/revoke',
  access: contacts,
  limited: [],
  input: Type.Object({ classId: Id, codeId: Id }),
  output: Type.Null(),
});

/** Unbinds a guardian from a student of the class: he sees nothing of the child any more. 404 `guardian.error.noGuardian`. */
export const unbindGuardian = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/contact/unbind',
  access: contacts,
  limited: [],
  input: Type.Object({ classId: Id, personId: Id, guardianId: Id }),
  output: Type.Null(),
});

/** Whether guardians of the school see results. For who administers the school; 403 for others. */
export const showResults = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/contact/results',
  access: contacts,
  limited: [],
  input: Type.Object({ shows: Type.Boolean() }),
  output: Type.Object({ showsResults: Type.Boolean() }),
});

/** Whether guardians are notified of homework, as long as its teacher says nothing else. For who administers the school; 403. */
export const tellHomework = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/contact/homework',
  access: contacts,
  limited: [],
  input: Type.Object({ tells: Type.Boolean() }),
  output: Type.Object({ tellsHomework: Type.Boolean() }),
});

export const ContactMessage = Type.Object({
  id: Id,
  kind: Type.Enum([...messageKinds]),
  title: Type.String(),
  body: Type.String(),
  otherwise: Type.String(),
  until: Maybe(Type.String()),
  author: Type.String(),
  publishedAt: Moment,
  withdrawnAt: Maybe(Moment),
  /** May withdraw it: its author, and who administers the school. */
  isOwn: Type.Boolean(),
  classes: Type.Array(Type.String()),
  students: Type.Integer(),
  /** Students with a guardian who has seen the notice. */
  seen: Type.Integer(),
  /** Students for whom a guardian agreed, and nobody refused; and for whom somebody refused. */
  agreed: Type.Integer(),
  refused: Type.Integer(),
});
export type ContactMessage = Static<typeof ContactMessage>;

/** The hundred newest messages to classes that one is in contact with, with how many have answered. */
export const contactMessages = endpoint({
  method: 'GET',
  root: 'office',
  path: '/guardian/contact/messages',
  access: contacts,
  input: Type.Object({}),
  output: Type.Array(ContactMessage),
});

/** Publishes to the guardians of classes, and notifies them. 422 `guardian.error.untilPast` at `until`. */
export const publishMessage = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/contact/publish',
  access: contacts,
  limited: [],
  input: Type.Object({
    /** Made by the page: a repeated call whose response was lost publishes nothing again. */
    messageId: Type.Optional(Id),
    kind: Type.Enum([...messageKinds]),
    title: Name(longestTitle),
    body: Name(longestBody),
    otherwise: Type.String({ maxLength: longestOtherwise }),
    /** The last day, or none: `2026-12-31`. */
    until: Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }),
    classIds: Ids(mostClasses),
  }),
  output: Type.Object({ id: Id }),
});

/** Takes a message back: guardians see it no more. 404 `guardian.error.noMessage`. */
export const withdrawMessage = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/contact/withdraw',
  access: contacts,
  limited: [],
  input: Type.Object({ messageId: Id }),
  output: Type.Null(),
});
