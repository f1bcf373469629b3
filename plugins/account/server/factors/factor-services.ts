import type { ServiceOf } from 'edutech/core/common/token';
import { Audit } from 'edutech/core/server/audit/audit';
import { Database } from 'edutech/core/server/data/database';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { OverPeople } from 'edutech/core/server/permissions/over-people';
import { Vault } from 'edutech/core/server/security/vault';
import { SecondFactors } from 'edutech/core/server/sign-in/login/second-factors';
import { Sessions } from 'edutech/core/server/session/sessions';
import { SignIns } from 'edutech/core/server/sign-in/sign-ins';
import { Settings } from 'edutech/core/server/settings/settings';

/** Services of second factors. */
export const factorDeps = {
  audit: Audit,
  database: Database,
  factors: SecondFactors,
  notifications: Notifications,
  overPeople: OverPeople,
  sessions: Sessions,
  settings: Settings,
  signIns: SignIns,
  vault: Vault,
} as const;

export type FactorServices = { readonly [Name in keyof typeof factorDeps]: ServiceOf<(typeof factorDeps)[Name]> };
