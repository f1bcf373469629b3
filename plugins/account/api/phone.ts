import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';

// The telephone number of an account is typed by its person or the school. It is used for messages once its person has shown
// that the telephone is theirs.

const access = { signedIn: true, types: ['teacher', 'admin', 'cityAdmin', 'superAdmin', 'guardian'] } as const;

/**
 * Sends a code of six digits to the number of the account. 409 `account.phone.off`, `account.phone.noMobile`; 429
 * `account.phone.tooSoon` within a minute, `account.phone.tooMany` after five in a day to the person or the number; 503
 * `account.phone.failed`.
 */
export const beginPhone = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/phone',
  access,
  limited: [],
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({}),
  output: Type.Null(),
});

/** 400 `account.mail.wrongCode`; 410 `account.mail.over` after ten minutes, five wrong codes, or another number. */
export const confirmPhone = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/phone/confirm',
  access,
  limited: [],
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  output: Type.Null(),
});

/** The number stays in the account, and nothing is sent to it any more. */
export const removePhone = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/phone/remove',
  access,
  limited: [],
  input: Type.Object({}),
  output: Type.Null(),
});
