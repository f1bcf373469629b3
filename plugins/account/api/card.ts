import Type from 'typebox';
import { LoginResultItem } from 'edutech/core/common/api/session';
import { endpoint } from 'edutech/core/common/endpoint';
import { limitedSessions } from 'edutech/core/common/permissions/session-limit';

/**
 * Signs in with the QR code of an account card. Staff can use it only until they have set their own password: a card
 * that is left lying about must not open a teacher's account. 400 `account.card.refused` for every card that does not
 * work; 429 as for a login.
 */
export const signInByCard = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/card/sign-in',
  bodySize: 'small',
  access: { public: 'signing in' },
  limited: limitedSessions,
  ownTransactions: true,
  input: Type.Object({
    secret: Type.String({ pattern: '^[\\w-]{22,86}$' }),
    /** At a registered classroom device or a shared computer: the session is of limit `classroom`. */
    isShared: Type.Optional(Type.Boolean()),
    proof: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  output: LoginResultItem,
});
