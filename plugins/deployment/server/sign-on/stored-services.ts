import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Stopwatch } from 'edutech/core/server/clock';
import { selectChanges, selectHeldChanges } from 'edutech/core/server/changed-settings/changed-settings.queries';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import type { Vault } from 'edutech/core/server/security/vault';
import { sealedPurpose } from 'edutech/core/server/settings/changeable';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';
import type { IdentityServices, SetUpProvider } from 'edutech/plugins/account/api';
import type { SignOn, SignOnService } from '../../api';
import { changesBetween } from '../../model/settings/sign-on-changes';
import { isOpen } from '../settings/open-batches';
import { cityPlace } from '../settings/places';
import { saveSettings } from '../settings/save-settings';

export const setting = 'identityServices';
/** So many of the latest changes are shown. */
const mostBatches = 10;

export interface SignOnParts {
  readonly database: Database;
  readonly held: HeldSettings;
  readonly events: Events;
  readonly audit: Audit;
  readonly vault: Vault;
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

async function openList(parts: SignOnParts, sealed: unknown): Promise<readonly SetUpProvider[]> {
  if (sealed === null) return [];
  return portOf(parts).read((await parts.vault.open(String(sealed), sealedPurpose, setting)) ?? '');
}

interface Found {
  readonly services: readonly SetUpProvider[];
  readonly changeId: Id | null;
}

/** The services by their newest row; as this moment has them, whatever this process holds. */
export async function findServices(db: Db, parts: SignOnParts): Promise<Found> {
  const row = (await selectHeldChanges(db)).find(({ name }) => name === setting);
  return { services: await openList(parts, row?.value ?? null), changeId: row?.id ?? null };
}

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
  const { services, changeId } = await findServices(db, parts);
  const rows = (await selectChanges(db, cityPlace, 100)).filter(({ name }) => name === setting).slice(0, mostBatches);
  const latest = new Set(changeId === null ? [] : [changeId]);
  const batches = rows.map(async (row) => ({
    batchId: row.batchId,
    by: row.changedByName,
    at: row.changedAt.toISOString(),
    reason: row.reason,
    changes: changesBetween(await openList(parts, row.before), await openList(parts, row.value)),
    canUndo: isOpen([row], latest, now),
  }));
  const tells = (service: SetUpProvider | IdentityServices['ofFile'][number]) => [...port.addresses(service, origin)];
  return {
    services: [
      ...port.ofFile.map((one) => ({
        ...onWire(one),
        hasSecret: one.secretEnvironment !== '' || one.secretFile !== '',
        source: 'file' as const,
        tells: tells(one),
      })),
      ...services.map((one) => ({
        ...onWire(one),
        hasSecret: one.secret !== '',
        source: 'browser' as const,
        tells: tells(one),
      })),
    ],
    batches: await Promise.all(batches),
    changeId,
  };
}

export interface Saving {
  readonly actor: SignedIn;
  readonly now: Date;
  readonly reason: string;
  readonly address: string;
}

/** Seals the list and saves it, in words for the audit log. */
export async function saveServices(
  db: Db,
  parts: SignOnParts,
  { before, after }: { readonly before: readonly SetUpProvider[]; readonly after: readonly SetUpProvider[] },
  by: Saving,
): Promise<void> {
  const value = after.length === 0 ? null : await parts.vault.seal(portOf(parts).write(after), sealedPurpose, setting);
  const said = { before: inWords(before, after), after: inWords(after, before) };
  await saveSettings(db, parts, [{ name: setting, value, said }], { place: cityPlace, ...by });
}

/** The services that differ from the other list, with what may be known of them. */
function inWords(services: readonly SetUpProvider[], others: readonly SetUpProvider[]): string {
  const differing = services.filter(
    (one) => JSON.stringify(others.find(({ id }) => id === one.id)) !== JSON.stringify(one),
  );
  const words = differing.map(({ name, protocol, address, clientId, secret }) =>
    [name, protocol.toUpperCase(), address, clientId, secret && '••••'].filter(Boolean).join(' · '),
  );
  return JSON.stringify(words.join('; '));
}
