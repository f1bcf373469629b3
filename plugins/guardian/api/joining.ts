import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { relations } from 'edutech/core/common/organisation/consent';
import { Moment, Name } from 'edutech/core/common/wire/kinds';
import { maxPasswordLength } from 'edutech/core/common/security/password-policy';
import { guardians } from '../model/access';
import { longestName, usernamePattern } from '../model/relation';
import { Child } from './children';

// A code of the school binds an account to a child. A code that is wrong, used, ended or over is one and the same to
// strangers: 410 `guardian.error.codeOver`. To the person who used it, it answers within its time as it did then. Wrong ones are counted by network: 429 `core.session.proofNeeded`.

const stranger = { public: 'whoever holds a code of the school and has no account yet' } as const;
const Code = Type.String({ minLength: 1, maxLength: 40 });
const Relation = Type.Enum([...relations]);
const proof = Type.Optional(Type.String({ maxLength: 300 }));

/** Whose code it is: enough to recognise one's own child, and not to learn of a stranger's. */
export const openCode = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/code',
  kind: 'read',
  bodySize: 'small',
  access: stranger,
  ownTransactions: true,
  perMinute: 20,
  input: Type.Object({ code: Code, proof }),
  output: Type.Object({
    /** The child's name, veiled. */
    child: Type.String(),
    className: Type.String(),
    school: Type.String(),
    expiresAt: Moment,
  }),
});

/** Opens an account for a guardian and binds the child. 422 at the field that is wrong or taken. */
export const joinWithCode = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/join',
  bodySize: 'small',
  access: stranger,
  ownTransactions: true,
  limited: [],
  perMinute: 20,
  input: Type.Object({
    code: Code,
    name: Name(longestName),
    relation: Relation,
    username: Type.String({ pattern: usernamePattern }),
    password: Type.String({ minLength: 1, maxLength: maxPasswordLength }),
    proof,
  }),
  output: Type.Object({ username: Type.String() }),
});

/** Binds one more child to the own account. 409 `guardian.error.bound`, `guardian.error.mostChildren`. */
export const bindChild = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/bind',
  bodySize: 'small',
  access: guardians,
  ownTransactions: true,
  limited: [],
  perMinute: 20,
  input: Type.Object({ code: Code, relation: Relation, proof }),
  output: Child,
});
