import type { ServiceOf } from 'edutech/core/common/token';
import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { OverPeople } from 'edutech/core/server/permissions/over-people';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { Texts } from 'edutech/core/server/texts';
import { ConfirmedPhones } from 'edutech/plugins/account/kit/server/message-way';
import type { WorkApp } from './apps/work-app';

export const messageDeps = {
  audit: Audit,
  clock: Clock,
  database: Database,
  held: HeldSettings,
  overPeople: OverPeople,
  phones: ConfirmedPhones,
  texts: Texts,
} as const;

type Needed = { readonly [Name in keyof typeof messageDeps]: ServiceOf<(typeof messageDeps)[Name]> };

export type AppKind = 'wecom' | 'dingtalk';

export interface MessageParts extends Needed {
  readonly apps: Readonly<Record<AppKind, WorkApp>>;
}
