import type { ServiceOf } from 'edutech/core/common/token';
import { Audit } from 'edutech/core/server/audit/audit';
import { Database } from 'edutech/core/server/data/database';
import { Logger } from 'edutech/core/server/logger';
import { Tickets } from 'edutech/core/server/security/tickets';
import type { OutsidePlatform } from '../../model/outside/outside-platform';
import { isUnsafe } from 'edutech/plugins/organisation/kit/server/outward-request';

export const outsideDeps = { audit: Audit, database: Database, logger: Logger, tickets: Tickets } as const;

type Asked = { readonly [Name in keyof typeof outsideDeps]: ServiceOf<(typeof outsideDeps)[Name]> };

/** Services of external platforms, with the platforms of the city. */
export interface OutsideServices extends Asked {
  readonly platforms: readonly OutsidePlatform[];
}

/** Refuses the start with one sentence where a platform's settings cannot work. */
export function outsideServices(asked: Asked, platforms: readonly OutsidePlatform[]): OutsideServices {
  for (const platform of platforms) {
    const fault = faultOf(platform, platforms);
    if (fault) throw new Error(`"${platform.id}" in "outsidePlatforms" of the plugin "account" ${fault}.`);
  }
  return { ...asked, platforms };
}

function faultOf(platform: OutsidePlatform, all: readonly OutsidePlatform[]): string | null {
  const { address, clientId, id, origins, protocol, secretEnvironment, secretFile } = platform;
  if (all.filter((one) => one.id === id).length > 1) return 'is there twice: give each an id of its own';
  if (!URL.canParse(address)) return `has no address: "${address}"`;
  if ([address, ...origins].some(isUnsafe)) return 'needs https:// addresses: what goes there lets people in';
  if (protocol === 'ticket') return null;
  if (clientId === '') return 'needs a clientId: our id there';
  if (secretEnvironment === '' && secretFile === '')
    return 'needs the shared secret: name it by secretEnvironment or secretFile';
  return null;
}
