import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { moduleScopes } from '../model/provider/outside-module';

// We are the OpenID Connect provider of outside modules (server/provider). The protocol stands below `/oidc`; these two
// serve the page on which somebody agrees.

const signedIn = { signedIn: true } as const;
const Uid = Type.String({ pattern: '^[\\w-]{10,80}$' });

export const ConsentItem = Type.Object({
  /** Name of the module, in the caller's language. */
  module: Type.String(),
  /** Host that it lives at. */
  host: Type.String(),
  scopes: Type.Array(Type.Enum([...moduleScopes])),
  /** False: nothing to be asked, the way goes on at once. */
  mustAgree: Type.Boolean(),
});
export type ConsentItem = Static<typeof ConsentItem>;

/**
 * What a module wants to know. 404 `account.provider.over`, 403 `core.consents.outside` for pupils whose guardians have not
 * agreed to it, of modules of the city too.
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
 * Agrees or refuses; the way goes on at `/oidc/interaction/<interaction>`. 404 `account.provider.over`; a pupil without a
 * guardian's consent can only refuse (403 `core.consents.outside`).
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
