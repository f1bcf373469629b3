import { Audit } from 'edutech/core/server/audit/audit';
import type { ServiceOf } from 'edutech/core/common/token';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Logger } from 'edutech/core/server/logger';
import { Sessions } from 'edutech/core/server/session/sessions';
import { SignIns } from 'edutech/core/server/sign-in/sign-ins';
import { Settings } from 'edutech/core/server/settings/settings';
import type { IdentityProvider } from '../../model/sso/identity-provider';
import type { KnownProvider } from '../../model/sso/known-provider';
import { casClient } from './cas/cas';
import type { IdentityService } from './identity-service';
import { OidcService } from './oidc';
import { providerList } from './provider-list';

export const ssoDeps = {
  audit: Audit,
  clock: Clock,
  database: Database,
  logger: Logger,
  sessions: Sessions,
  settings: Settings,
  signIns: SignIns,
  stopwatch: Stopwatch,
} as const;

type Asked = { readonly [Name in keyof typeof ssoDeps]: ServiceOf<(typeof ssoDeps)[Name]> };

/** Services of single sign-on: core's, the providers that hold now, and a client for each protocol. */
export interface SsoServices extends Asked {
  readonly providers: () => readonly KnownProvider[];
  readonly oidc: OidcService;
}

export const serviceFor = ({ oidc }: SsoServices, { protocol }: KnownProvider): IdentityService =>
  protocol === 'oidc' ? oidc : casClient;

/** Refuses two providers of one name: which of them would sign in? */
export function ssoServices(asked: Asked, providers: readonly IdentityProvider[]): SsoServices {
  const twice = providers.find(({ id }, place) => providers.findIndex((one) => one.id === id) !== place);
  if (twice) throw new Error(`Two of the "identityProviders" of the plugin "account" have the id "${twice.id}".`);
  return { ...asked, providers: providerList(asked.settings, providers), oidc: new OidcService(asked.stopwatch) };
}
