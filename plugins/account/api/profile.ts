import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { contributions } from 'edutech/core/common/token';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { Version } from 'edutech/core/common/wire/version';
import { maxMailLength } from '../model/limits';

// The personal data that people maintain themselves. Name, number, user name and posts belong to the school: its
// administrators change them.

const signedIn = { signedIn: true } as const;
const Sex = Type.Union([Type.Literal(1), Type.Literal(2), Type.Null()]);
const Phone = Type.String({ maxLength: 20, pattern: '^(\\+?[0-9][0-9 -]{4,18})?$' });

const MailAddress = Type.String({ maxLength: maxMailLength, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]{2,}$' });

export const OwnProfile = Type.Object({
  username: Type.String(),
  usercode: Type.String(),
  name: Type.String(),
  sex: Sex,
  /** False for students: the school maintains it. */
  maySetSex: Type.Boolean(),
  phone: Type.String(),
  hasAvatar: Type.Boolean(),
  hasSecondStep: Type.Boolean(),
  /** E-mail is offered where the deployment can send it. */
  mail: Type.Union([
    Type.Null(),
    Type.Object({
      /** Confirmed; empty: none. */
      address: Type.String(),
      /** Waits for its code; empty: none. */
      pending: Type.String(),
    }),
  ]),
  /** Whether the number is confirmed; null where none can be. */
  phoneCheck: Maybe(
    Type.Object({
      state: Type.Enum(['confirmed', 'open', 'noMobile']),
      /** A code was sent to it, and waits. */
      isPending: Type.Boolean(),
    }),
  ),
  version: Version,
});
export type OwnProfile = Static<typeof OwnProfile>;

export const ownProfile = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/profile',
  access: signedIn,
  input: Type.Object({}),
  output: OwnProfile,
});

/** Throws 409 with both versions when somebody else has changed the person meanwhile. */
export const editProfile = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/profile',
  access: signedIn,
  limited: [],
  ownTransactions: true,
  input: Type.Object({ sex: Sex, phone: Phone, version: Version }),
  output: OwnProfile,
});

/**
 * A new picture of oneself (field `file`): PNG, JPEG or WebP by its content, at most 512 kB and 1024 × 1024.
 * Throws 422 `account.avatar.wrong`, 413 `account.avatar.large`. Answers its address.
 */
export const uploadAvatar = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/avatar',
  access: signedIn,
  limited: [],
  ownTransactions: true,
  multipart: true,
  perMinute: 20,
  input: Type.Object({}),
  output: Type.Object({ address: Type.String() }),
});

/** Back to the initials. */
export const removeAvatar = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/avatar/remove',
  access: signedIn,
  limited: [],
  ownTransactions: true,
  input: Type.Object({}),
  output: Type.Null(),
});

/**
 * Sends a code of six digits to an address, which becomes valid when the code is typed; needs the password, because the
 * holder of the address can set a new one. 400 `core.session.wrongPassword`, 409 `account.mail.off`, 503
 * `account.mail.failed`.
 */
export const beginMail = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/mail',
  access: signedIn,
  limited: [],
  ownTransactions: true,
  perMinute: 5,
  input: Type.Object({ address: MailAddress, password: Type.String({ maxLength: 4096 }) }),
  output: Type.Null(),
});

/** 400 `account.mail.wrongCode`; 410 `account.mail.over` after 30 minutes or five wrong codes. */
export const confirmMail = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/mail/confirm',
  access: signedIn,
  limited: [],
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  output: Type.Null(),
});

/** Removes the address and what waits for its code, or, by `pending`, only the latter. */
export const removeMail = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/mail/remove',
  access: signedIn,
  limited: [],
  ownTransactions: true,
  input: Type.Object({ password: Type.String({ maxLength: 4096 }), pending: Type.Optional(Type.Boolean()) }),
  output: Type.Null(),
});

/** E-mail addresses that people have confirmed as theirs. */
export interface ConfirmedMails {
  /** Of these people, those who have one. */
  readonly of: (people: readonly Id[]) => Promise<ReadonlyMap<Id, string>>;
}
/** Of one area, or of none: then nobody has one. */
export const ConfirmedMails = contributions<ConfirmedMails>('account.ConfirmedMails');
