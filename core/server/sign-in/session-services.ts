import { Audit } from '../audit/audit';
import { Database } from '../data/database';
import { Events } from '../events/events';
import { Files } from '../files/files';
import type { ServiceOf } from '../../common/token';
import { RequestTokens } from '../session/request-token';
import { SealedRequests } from '../security/sealed-request';
import { ServerSecrets } from '../security/secrets';
import { LoginThrottle } from '../security/throttle/login-throttle';
import { Tickets } from '../security/tickets';
import { Settings } from '../settings/settings';
import { Clock } from '../clock';
import { Texts } from '../texts';
import { ModuleOrder } from './module-order';
import { SecondFactors } from './login/second-factors';
import { SharedComputers } from './login/shared-computers';
import { Sessions } from '../session/sessions';

/** The dependencies of the handlers of login and session. */
export const sessionDeps = {
  database: Database,
  clock: Clock,
  sessions: Sessions,
  tokens: RequestTokens,
  tickets: Tickets,
  sealed: SealedRequests,
  secrets: ServerSecrets,
  throttle: LoginThrottle,
  settings: Settings,
  audit: Audit,
  events: Events,
  files: Files,
  texts: Texts,
  moduleOrder: ModuleOrder,
  factors: SecondFactors,
  sharedComputers: SharedComputers,
} as const;

export type SessionServices = { readonly [Name in keyof typeof sessionDeps]: ServiceOf<(typeof sessionDeps)[Name]> };
