import { conflict, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { SingleHandler } from 'edutech/core/server/call';
import {
  insertChange,
  lockSettings,
  selectBatch,
  selectChanges,
  selectHeldChanges,
  type SettingChange,
} from 'edutech/core/server/changed-settings/changed-settings.queries';
import { settingsChanged } from 'edutech/core/server/changed-settings/follow-changes';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import type { Installation } from 'edutech/core/server/registry/installation';
import { type ChangeableName, changeableNames, type HeldSettings } from 'edutech/core/server/settings/changeable';
import { settingsOf } from 'edutech/core/server/settings/load-settings';
import { SettingsSchema } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import type { ChangeableSetting, changeableSettings, changeSettings, SettingBatch, undoSettings } from '../api';
import { settingsEditors } from '../api/access';
import { sectionOf, unitFor } from '../model/setting-kinds';

interface Parts {
  readonly installation: Installation;
  readonly held: HeldSettings;
  readonly events: Events;
  readonly audit: Audit;
  readonly texts: Texts;
}

/** How long changes can be put back at once. Milliseconds. */
const undoTime = 24 * 3_600_000;
const mostBatches = 10;
const mostChanges = 100;

const schemas = SettingsSchema.properties as unknown as Readonly<
  Record<string, { readonly type?: string; readonly minimum?: number; readonly maximum?: number }>
>;

/** Who runs the deployment changes all, an administrator of the city what the portal shows. */
const mayChange = ({ category }: Pick<SignedIn, 'category'>, name: ChangeableName): boolean =>
  category === 'superAdmin' || sectionOf(name) === 'portal';

export const list =
  ({ installation, held, texts }: Parts): SingleHandler<typeof changeableSettings> =>
  async ({ db, actor, now, language }) => {
    const given = installation.given.settings ?? {};
    const changes = new Map((await selectHeldChanges(db)).map((change) => [change.name, change]));
    const settings = changeableNames
      .filter((name) => mayChange(actor, name))
      .map((name): ChangeableSetting => {
        const { type, minimum = null, maximum = null } = schemas[name]!;
        const change = changes.get(name);
        const isChanged = change !== undefined && change.value !== null;
        return {
          name,
          section: sectionOf(name),
          meaning: texts.say(language, `core.setting.${name}`),
          control: type === 'boolean' ? 'switch' : type === 'string' ? 'text' : 'number',
          ...unitFor(name),
          minimum,
          maximum,
          value: JSON.stringify(isChanged ? change.value : held.file[name]),
          inherited: JSON.stringify(held.file[name]),
          source: isChanged ? 'browser' : name in given ? 'file' : 'default',
          changeId: change?.id ?? null,
        };
      });
    return { settings, batches: await batchesOf(db, { actor, held, now, changes }) };
  };

/** Which of these batches the reader can still put back: nobody has changed any of it since, and it is young enough. */
export async function openBatches(
  db: Db,
  actor: SignedIn,
  batchIds: readonly Id[],
  now: Date,
): Promise<ReadonlySet<Id>> {
  if (batchIds.length === 0 || !isAllowed(settingsEditors, actor)) return new Set();
  const held = new Map((await selectHeldChanges(db)).map(({ name, id }) => [name, id]));
  const wanted = (await selectChanges(db, mostChanges)).filter(({ batchId }) => batchIds.includes(batchId));
  const open = [...Map.groupBy(wanted, ({ batchId }) => batchId)].filter(
    ([, batch]) => isOpen(batch, held, now) && batch.every(({ name }) => mayChange(actor, name)),
  );
  return new Set(open.map(([batchId]) => batchId));
}

const isOpen = (batch: readonly SettingChange[], held: ReadonlyMap<string, Id>, now: Date): boolean =>
  batch.every(({ id, name, changedAt }) => held.get(name) === id && now.getTime() - changedAt.getTime() < undoTime);

interface BatchContext {
  readonly actor: SignedIn;
  readonly held: HeldSettings;
  readonly now: Date;
  readonly changes: ReadonlyMap<ChangeableName, SettingChange>;
}

async function batchesOf(db: Db, { actor, held: { file }, now, changes }: BatchContext): Promise<SettingBatch[]> {
  const held = new Map([...changes].map(([name, { id }]) => [name, id]));
  const rows = (await selectChanges(db, mostChanges)).filter(({ name }) => mayChange(actor, name));
  const shown = (name: ChangeableName, value: unknown) => JSON.stringify(value ?? file[name]);
  return [...Map.groupBy(rows, ({ batchId }) => batchId)].slice(0, mostBatches).map(([batchId, of]) => ({
    batchId,
    by: of[0]!.changedByName,
    at: of[0]!.changedAt.toISOString(),
    reason: of[0]!.reason,
    changes: of.map(({ name, before, value }) => ({ name, before: shown(name, before), after: shown(name, value) })),
    canUndo: isOpen(of, held, now),
  }));
}

/** One wanted change; `value` null goes back to the file. */
interface Wanted {
  readonly name: ChangeableName;
  readonly value: unknown;
}

/** Checks the changes, writes them as one batch with their record, and tells every process. */
async function save(
  db: Db,
  { held, events, audit }: Parts,
  wanted: readonly Wanted[],
  by: { readonly actor: SignedIn; readonly now: Date; readonly reason: string; readonly address: string },
): Promise<{ batchId: Id }> {
  const before = new Map((await selectHeldChanges(db)).map(({ name, value }) => [name, value]));
  const after = new Map([...before, ...wanted.map(({ name, value }) => [name, value] as const)]);
  const given = Object.fromEntries([...after].filter(([, value]) => value !== null));
  for (const { name, value } of wanted) {
    if (value !== null && !isTaken({ ...held.file, [name]: value }))
      throw wrongField(name, 'deployment.error.wrongSetting');
  }
  if (!isTaken({ ...held.file, ...given })) throw wrongField(wanted[0]!.name, 'deployment.error.wrongSetting');
  const batchId = newId(by.now.getTime());
  for (const { name, value } of wanted) {
    await insertChange(db, {
      id: newId(by.now.getTime()),
      batchId,
      name,
      before: before.get(name) ?? null,
      value,
      reason: by.reason,
      changedBy: by.actor.personId,
      changedAt: by.now,
    });
    await audit.record(db, by.actor, {
      act: 'deployment.changeSetting',
      objectKind: 'setting',
      objectId: null,
      facts: {
        setting: name,
        before: JSON.stringify(before.get(name) ?? held.file[name]),
        after: JSON.stringify(value ?? held.file[name]),
        reason: by.reason,
        batch: batchId,
      },
      address: by.address,
    });
  }
  await events.emit(db, { name: settingsChanged, payload: {} });
  return { batchId };
}

function isTaken(settings: Readonly<Record<string, unknown>>): boolean {
  try {
    settingsOf(settings);
    return true;
  } catch {
    return false;
  }
}

/** The setting of this name that the caller may change; else 404. */
function nameFor(actor: SignedIn, name: string): ChangeableName {
  const found = changeableNames.find((one) => one === name);
  if (!found || !mayChange(actor, found)) throw notFound('deployment.error.noSetting');
  return found;
}

function parsed(name: string, value: string | null): unknown {
  if (value === null) return null;
  try {
    return JSON.parse(value);
  } catch {
    throw wrongField(name, 'deployment.error.wrongSetting');
  }
}

export const change =
  (parts: Parts): SingleHandler<typeof changeSettings> =>
  async ({ db, actor, input, now, client }) => {
    await lockSettings(db);
    const latest = new Map((await selectHeldChanges(db)).map((row) => [row.name, row]));
    const wanted = input.changes.map(({ name, value, changeId }) => {
      const known = nameFor(actor, name);
      return { name: known, value: parsed(name, value), changeId, held: latest.get(known) };
    });
    const others = wanted.filter(({ changeId, held }) => (held?.id ?? null) !== changeId);
    if (others.length > 0) {
      const versionOf = (
        value: (one: (typeof wanted)[number]) => unknown,
        id: (one: (typeof wanted)[number]) => Id | null,
      ) => ({
        ...Object.fromEntries(others.map((one) => [one.name, value(one) ?? parts.held.file[one.name]])),
        seen: Object.fromEntries(wanted.map((one) => [one.name, id(one)])),
      });
      throw editConflict(
        versionOf(
          ({ value }) => value,
          ({ changeId }) => changeId,
        ),
        versionOf(
          ({ held }) => held?.value,
          ({ held }) => held?.id ?? null,
        ),
      );
    }
    return save(db, parts, wanted, { actor, now, reason: input.reason.trim(), address: client.address });
  };

export const undo =
  (parts: Parts): SingleHandler<typeof undoSettings> =>
  async ({ db, actor, input, now, client }) => {
    await lockSettings(db);
    const batch = await selectBatch(db, input.batchId);
    if (batch.length === 0) throw notFound('deployment.error.noSetting');
    const latest = new Map((await selectHeldChanges(db)).map(({ name, id }) => [name, id]));
    if (!isOpen(batch, latest, now)) throw conflict('deployment.error.changedSince');
    const wanted = batch.map(({ name, before }) => ({ name: nameFor(actor, name), value: before }));
    return save(db, parts, wanted, { actor, now, reason: '', address: client.address });
  };
