import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { moduleScopes } from '../model/provider/outside-module';

// The platform is the OpenID Connect provider of outside modules (server/provider). The protocol is served below
// `/oidc`; these two calls serve the consent page.

const signedIn = { signedIn: true } as const;
const Uid = Type.String({ pattern: '^[\\w-]{10,80}$' });

export const ConsentItem = Type.Object({
  /** Name of the module, in the caller's language. */
  module: Type.String(),
  /** Host that it lives at. */
  host: Type.String(),
  scopes: Type.Array(Type.Enum([...moduleScopes])),
  /** False: no consent is needed, the login continues at once. */
  mustAgree: Type.Boolean(),
});
export type ConsentItem = Static<typeof ConsentItem>;

/**
 * The data that a module asks for. 404 `account.provider.over`, 403 `core.consents.outside` for students whose
 * guardians have not agreed, also for modules of the city.
 */
export const readConsent = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/account/provider/consent',
  access: signedIn,
  limited: ['classroom'],
  input: Type.Object({ interaction: Uid }),
  output: ConsentItem,
});

/**
 * Agrees or refuses; the login continues at `/oidc/interaction/<interaction>`. 404 `account.provider.over`; a student
 * without a guardian's consent can only refuse (403 `core.consents.outside`).
 */
export const decideConsent = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/account/provider/decide',
  access: signedIn,
  limited: ['classroom'],
  input: Type.Object({ interaction: Uid, allow: Type.Boolean() }),
  output: Type.Null(),
});
