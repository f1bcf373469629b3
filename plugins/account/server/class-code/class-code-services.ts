import type { ServiceOf } from 'edutech/core/common/token';
import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { LoginThrottle } from 'edutech/core/server/security/throttle/login-throttle';
import { Vault } from 'edutech/core/server/security/vault';
import { AccountCards } from 'edutech/plugins/organisation/kit/server/cards/account-cards';
import { SharedComputers } from 'edutech/core/server/sign-in/login/shared-computers';
import { SignIns } from 'edutech/core/server/sign-in/sign-ins';
import { Settings } from 'edutech/core/server/settings/settings';

export const classCodeDeps = {
  audit: Audit,
  cards: AccountCards,
  clock: Clock,
  database: Database,
  organisation: Organisation,
  settings: Settings,
  sharedComputers: SharedComputers,
  signIns: SignIns,
  throttle: LoginThrottle,
  vault: Vault,
} as const;

export type ClassCodeServices = {
  readonly [Name in keyof typeof classCodeDeps]: ServiceOf<(typeof classCodeDeps)[Name]>;
};
