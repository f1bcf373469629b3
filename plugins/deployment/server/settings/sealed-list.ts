import { conflict, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import {
  selectBatches,
  selectChanges,
  selectHeldChanges,
} from 'edutech/core/server/changed-settings/changed-settings.queries';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import type { Vault } from 'edutech/core/server/security/vault';
import { type ChangeableName, sealedPurpose } from 'edutech/core/server/settings/changeable';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { isOpen } from './open-batches';
import { cityPlace } from './places';
import { saveSettings, type Wanted } from './save-settings';

/** So many of the latest changes are shown. */
const mostBatches = 10;

export interface SealedParts {
  readonly held: HeldSettings;
  readonly events: Events;
  readonly audit: Audit;
  readonly vault: Vault;
}

/** A setting of the city that holds a list of services with their secrets, in one sealed row. */
export interface SealedList<Item> {
  readonly name: ChangeableName;
  readonly read: (stored: string) => readonly Item[];
  readonly write: (items: readonly Item[]) => string;
  /** What may be known of an item, for the audit log: never a secret. */
  readonly said: (item: Item) => string;
  /** What tells items apart. */
  readonly idOf: (item: Item) => string;
}

export interface Saving {
  readonly actor: SignedIn;
  readonly now: Date;
  readonly reason: string;
  readonly address: string;
}

const open = async <Item>({ vault }: SealedParts, list: SealedList<Item>, sealed: unknown) =>
  sealed === null ? [] : list.read((await vault.open(String(sealed), sealedPurpose, list.name)) ?? '');

/** The list by its newest row; as this moment has it, whatever this process holds. */
export async function findList<Item>(db: Db, parts: SealedParts, list: SealedList<Item>) {
  const row = (await selectHeldChanges(db)).find(({ name }) => name === list.name);
  return { items: await open(parts, list, row?.value ?? null), changeId: row?.id ?? null };
}

/** The latest changes of the list, with what they were. */
export async function batchesOf<Item>(db: Db, parts: SealedParts, list: SealedList<Item>, now: Date) {
  const { changeId } = await findList(db, parts, list);
  const rows = (await selectChanges(db, cityPlace, 100)).filter(({ name }) => name === list.name);
  const latest = new Set(changeId === null ? [] : [changeId]);
  return Promise.all(
    rows.slice(0, mostBatches).map(async (row) => ({
      batchId: row.batchId,
      by: row.changedByName,
      at: row.changedAt.toISOString(),
      reason: row.reason,
      before: await open(parts, list, row.before),
      after: await open(parts, list, row.value),
      canUndo: isOpen([row], latest, now),
    })),
  );
}

/** Seals the list and saves it, in words for the audit log. */
export async function saveList<Item>(
  db: Db,
  parts: SealedParts,
  list: SealedList<Item>,
  { before, after }: { readonly before: readonly Item[]; readonly after: readonly Item[] },
  by: Saving,
): Promise<void> {
  const value = after.length === 0 ? null : await parts.vault.seal(list.write(after), sealedPurpose, list.name);
  const said = { before: inWords(list, before, after), after: inWords(list, after, before) };
  const wanted: Wanted = { name: list.name, value, said };
  await saveSettings(db, parts, [wanted], { place: cityPlace, ...by });
}

/** The items that differ from the other list, with what may be known of them. */
function inWords<Item>({ idOf, said }: SealedList<Item>, items: readonly Item[], others: readonly Item[]): string {
  const differing = items.filter(
    (one) => JSON.stringify(others.find((other) => idOf(other) === idOf(one))) !== JSON.stringify(one),
  );
  return JSON.stringify(differing.map(said).join('; '));
}

/** Puts back what a change did, unless there was another since, or after a day. */
export async function undoList<Item>(
  db: Db,
  parts: SealedParts,
  list: SealedList<Item>,
  batchId: Id,
  by: Saving,
): Promise<void> {
  const [row] = (await selectBatches(db, [batchId])).filter(({ name }) => name === list.name);
  if (!row) throw notFound('deployment.error.noSetting');
  const found = await findList(db, parts, list);
  if (!isOpen([row], new Set(found.changeId === null ? [] : [found.changeId]), by.now))
    throw conflict('deployment.error.changedSince');
  await saveList(db, parts, list, { before: found.items, after: await open(parts, list, row.before) }, by);
}
