import Type from 'typebox';
import { IdentityProvider } from './sso/identity-provider';

/** What a city may set for the account plugin. */
export const options = Type.Object(
  {
    identityProviders: Type.Array(IdentityProvider, {
      default: [],
      description: 'Identity services with which people may sign in (OpenID Connect, CAS 3.0); none: no such button.',
    }),
  },
  { additionalProperties: false },
);
