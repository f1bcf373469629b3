import type { ServiceOf } from 'edutech/core/common/token';
import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Consents } from 'edutech/core/server/consents/consents';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Logger } from 'edutech/core/server/logger';
import { Mailer } from 'edutech/core/server/mail/mailer';
import { PublicThrottle } from 'edutech/core/server/security/throttle/public-throttle';
import { OwnAccount } from 'edutech/core/server/session/own/own-account';
import { Settings } from 'edutech/core/server/settings/settings';
import { SignIns } from 'edutech/core/server/session/sign-ins';
import { Texts } from 'edutech/core/server/texts';
import { AccountOpening } from 'edutech/plugins/organisation/kit/server/account-opening';

/** What profile, requests and links stand on. */
export const accountDeps = {
  accounts: AccountOpening,
  audit: Audit,
  clock: Clock,
  consents: Consents,
  database: Database,
  files: Files,
  jobs: Jobs,
  logger: Logger,
  mailer: Mailer,
  ownAccount: OwnAccount,
  settings: Settings,
  signIns: SignIns,
  texts: Texts,
  publicThrottle: PublicThrottle,
} as const;

export type AccountServices = { readonly [Name in keyof typeof accountDeps]: ServiceOf<(typeof accountDeps)[Name]> };
