import type { ServiceOf } from 'edutech/core/common/token';
import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Events } from 'edutech/core/server/events/events';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Logger } from 'edutech/core/server/logger';
import { Mailer } from 'edutech/core/server/mail/mailer';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { PublicThrottle } from 'edutech/core/server/security/throttle/public-throttle';
import { Sessions } from 'edutech/core/server/session/sessions';
import { Settings } from 'edutech/core/server/settings/settings';
import { SignIns } from 'edutech/core/server/sign-in/sign-ins';
import { Texts } from 'edutech/core/server/texts';
import { AccountOpening } from 'edutech/plugins/organisation/kit/server/account-opening';
import { MessageWay, PhoneCodes } from '../kit/server/message-way';
import type { OwnAccount } from './profile/own-account';

/** Services of profile, requests and links. */
export const accountDeps = {
  accounts: AccountOpening,
  audit: Audit,
  clock: Clock,
  database: Database,
  events: Events,
  files: Files,
  jobs: Jobs,
  logger: Logger,
  mailer: Mailer,
  phoneCodes: PhoneCodes,
  matters: NotificationMatter,
  sessions: Sessions,
  settings: Settings,
  signIns: SignIns,
  texts: Texts,
  ways: MessageWay,
  publicThrottle: PublicThrottle,
} as const;

type Needed = { readonly [Name in keyof typeof accountDeps]: ServiceOf<(typeof accountDeps)[Name]> };

export interface AccountServices extends Needed {
  readonly ownAccount: OwnAccount;
}
