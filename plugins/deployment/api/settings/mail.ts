import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { TrialStep } from 'edutech/plugins/organisation/kit/common/trial-step';
import { operator } from '../access';

// The mail server, set up in the browser by who runs the deployment. Its password can be replaced and is never read: it is
// kept only for the server and the user for whom it was typed.

const securities = ['tls', 'starttls', 'none'] as const;

const host = Type.String({ minLength: 1, maxLength: 253, pattern: '^[A-Za-z0-9.:_-]+$' });
const Server = {
  host,
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  security: Type.Enum([...securities]),
  /** Empty: it takes mails without a login. */
  user: Type.String({ maxLength: 200 }),
  /** Absent: the one that is kept. */
  password: Type.Optional(Type.String({ maxLength: 300 })),
  from: Type.String({ minLength: 3, maxLength: 200, pattern: '^[^\\r\\n]*@[^\\r\\n]*$' }),
};

export const MailSetUp = Type.Object({
  /** `none`: there is no mail server, and no mail is sent. */
  source: Type.Enum(['none', 'file', 'browser']),
  host: Type.String(),
  port: Type.Integer(),
  security: Type.Enum([...securities]),
  user: Type.String(),
  hasPassword: Type.Boolean(),
  from: Type.String(),
  /** The change that holds; null: none. Sent back with another. */
  changeId: Maybe(Id),
});
export type MailSetUp = Static<typeof MailSetUp>;

export const readMail = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/mail',
  access: operator('settings'),
  input: Type.Object({}),
  output: MailSetUp,
});

/**
 * Sets the mail server up, in every process. 422 at a field: `deployment.mail.passwordAgain` where the kept password is not
 * for this server and user, `deployment.mail.needsTls` for a password over an open line, `deployment.mail.inward` for a
 * server on this machine itself; 409 `deployment.error.changedSince` when somebody has changed it since.
 */
export const changeMail = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/change-mail',
  access: operator('settings'),
  input: Type.Object({ ...Server, reason: Type.String({ maxLength: 200 }), changeId: Maybe(Id) }),
  output: MailSetUp,
});

/** Gives the mail server back to the city's file. */
export const clearMail = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/clear-mail',
  access: operator('settings'),
  input: Type.Object({ changeId: Maybe(Id) }),
  output: MailSetUp,
});

/** Sends one mail by a mail server that need not be saved yet, and says how each step went. */
export const tryMailServer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/try-mail',
  access: operator('settings'),
  ownTransactions: true,
  perMinute: 30,
  input: Type.Object({ ...Server, to: Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$' }) }),
  output: Type.Object({ steps: Type.Array(TrialStep) }),
});
