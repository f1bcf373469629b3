import type { ServiceOf } from 'edutech/core/common/token';
import { Audit } from 'edutech/core/server/audit/audit';
import { Database } from 'edutech/core/server/data/database';
import { OverPeople } from 'edutech/core/server/organisation/over-people';
import { Vault } from 'edutech/core/server/security/vault';
import { SecondFactors } from 'edutech/core/server/session/login/second-factors';
import { Sessions } from 'edutech/core/server/session/sessions';
import { SignIns } from 'edutech/core/server/session/sign-ins';
import { Settings } from 'edutech/core/server/settings/settings';

/** What the handlers of second factors stand on. */
export const factorDeps = {
  audit: Audit,
  database: Database,
  factors: SecondFactors,
  overPeople: OverPeople,
  sessions: Sessions,
  settings: Settings,
  signIns: SignIns,
  vault: Vault,
} as const;

export type FactorServices = { readonly [Name in keyof typeof factorDeps]: ServiceOf<(typeof factorDeps)[Name]> };
