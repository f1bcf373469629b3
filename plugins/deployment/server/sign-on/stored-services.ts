import { notFound } from 'edutech/core/common/errors';
import type { Stopwatch } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { IdentityServices, SetUpProvider } from 'edutech/plugins/account/api';
import type { SignOn, SignOnService } from '../../api';
import { changesBetween } from '../../model/settings/sign-on-changes';
import { batchesOf, findList, type SealedList, type SealedParts } from '../settings/sealed-list';

export interface SignOnParts extends SealedParts {
  readonly database: Database;
  readonly stopwatch: Stopwatch;
  /** Of the area that signs people in; none where it is not installed. */
  readonly identity: readonly IdentityServices[];
}

/** The area that signs people in; 404 without it. */
export function portOf({ identity }: SignOnParts): IdentityServices {
  const [port] = identity;
  if (!port) throw notFound('deployment.error.noSetting');
  return port;
}

export const listOf = (parts: SignOnParts): SealedList<SetUpProvider> => ({
  name: 'identityServices',
  read: portOf(parts).read,
  write: portOf(parts).write,
  said: ({ name, protocol, address, clientId, secret }) =>
    [name, protocol.toUpperCase(), address, clientId, secret && '••••'].filter(Boolean).join(' · '),
  idOf: ({ id }) => id,
});

const onWire = (service: Omit<SetUpProvider, 'secret'>): Omit<SignOnService, 'hasSecret' | 'source' | 'tells'> => {
  const { id, protocol, name, nameEn, address, clientId, algorithm, scope, claim, finds, provesTwoFactors } = service;
  return { id, protocol, name, nameEn, address, clientId, algorithm, scope, claim, finds, provesTwoFactors };
};

/** All there is to see: of secrets only whether there is one. */
export async function signOnOf(
  db: Db,
  parts: SignOnParts,
  { origin, now }: { origin: string; now: Date },
): Promise<SignOn> {
  const port = portOf(parts);
  const { items, changeId } = await findList(db, parts, listOf(parts));
  const batches = await batchesOf(db, parts, listOf(parts), now);
  const tells = (service: SetUpProvider | IdentityServices['ofFile'][number]) => [...port.addresses(service, origin)];
  return {
    services: [
      ...port.ofFile.map((one) => ({
        ...onWire(one),
        hasSecret: one.secretEnvironment !== '' || one.secretFile !== '',
        source: 'file' as const,
        tells: tells(one),
      })),
      ...items.map((one) => ({
        ...onWire(one),
        hasSecret: one.secret !== '',
        source: 'browser' as const,
        tells: tells(one),
      })),
    ],
    batches: batches.map(({ before, after, ...batch }) => ({ ...batch, changes: changesBetween(before, after) })),
    changeId,
  };
}
