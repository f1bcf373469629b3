import Type from 'typebox';
import { OutsidePlatform } from './outside/outside-platform';
import { OutsideModule } from './provider/outside-module';
import { IdentityProvider } from './sso/identity-provider';

/** What a city may set for the account plugin. */
export const options = Type.Object(
  {
    identityProviders: Type.Array(IdentityProvider, {
      default: [],
      description: 'Identity services with which people may sign in (OpenID Connect, CAS 3.0); none: no such button.',
    }),
    outsideModules: Type.Array(OutsideModule, {
      default: [],
      serverOnly: true,
      description: 'Modules outside that sign people in by us (OpenID Connect at /oidc); they need publicOrigin.',
    }),
    outsidePlatforms: Type.Array(OutsidePlatform, {
      default: [],
      description:
        'Platforms outside to which people go on as who they are (/outside?platform=id); none: no such link.',
    }),
  },
  { additionalProperties: false },
);
