import { conflict, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { SingleHandler } from 'edutech/core/server/call';
import {
  type HeldChange,
  lockSettings,
  selectBatches,
  selectChanges,
  selectHeldChanges,
} from 'edutech/core/server/changed-settings/changed-settings.queries';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import {
  changeable,
  type ChangeableName,
  changeableNames,
  strictnessOf,
} from 'edutech/core/server/settings/changeable';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { SettingsSchema } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import type {
  ChangeableSetting,
  changeableSettings,
  changeSettings,
  SettingBatch,
  Undoing,
  undoSettings,
} from '../../api';
import { sectionOf, unitFor } from '../../model/settings/setting-kinds';
import { isShown, mayChange } from './may-change';
import { isOpen } from './open-batches';
import { levelOf, type Place, placeOf, placesAround } from './places';
import { saveSettings } from './save-settings';
import { followers, nameOf, stateOf } from './setting-state';

export interface ChangeParts {
  readonly held: HeldSettings;
  readonly events: Events;
  readonly audit: Audit;
  readonly texts: Texts;
}

const mostBatches = 10;
/** So many places with a value of their own are named; the others are counted. */
const mostNamed = 20;

const schemas = SettingsSchema.properties as unknown as Readonly<
  Record<string, { readonly type?: string; readonly minimum?: number; readonly maximum?: number }>
>;

export const list =
  ({ held, texts }: ChangeParts): SingleHandler<typeof changeableSettings> =>
  async ({ db, actor, input, now, language }) => {
    const reading = { actor, language, settings: held.settings };
    const place = await placeOf(db, reading, input);
    const around = await placesAround(db, reading, place);
    const cityName = language === 'en' ? held.settings.cityNameEn : held.settings.cityName;
    const changes = Map.groupBy(await selectHeldChanges(db), ({ name }) => name);
    const settings = changeableNames
      .filter((name) => isShown(actor, name, place))
      .map((name): ChangeableSetting => {
        const { type, minimum = null, maximum = null } = schemas[name]!;
        const rows = changes.get(name) ?? [];
        const { path, value, inherited, bound, own, below } = stateOf(name, { held, rows, place, language, cityName });
        return {
          name,
          section: sectionOf(name)!,
          meaning: texts.say(language, `core.setting.${name}`),
          control: type === 'boolean' ? 'switch' : type === 'string' ? 'text' : 'number',
          ...unitFor(name),
          minimum,
          maximum,
          stricter: strictnessOf(name),
          bound: bound === null ? null : JSON.stringify(bound),
          value: JSON.stringify(value),
          inherited: JSON.stringify(inherited),
          source: path.at(-1)!.level,
          isLocked: !mayChange(actor, name, place),
          path,
          follow: changeable[name].lowest === 'city' || place.level === 'school' ? null : followers(below, around),
          own: below.slice(0, mostNamed).map((row) => ({
            level: levelOf(row),
            name: nameOf(row, language),
            value: JSON.stringify(row.value),
          })),
          ownCount: below.length,
          changeId: own?.id ?? null,
        };
      });
    const { top, counties, schools } = around;
    return {
      place: { level: place.level, name: place.name, countyId: place.inCounty, schoolId: place.schoolId },
      top,
      cityName,
      counties,
      schools,
      settings,
      batches: await batchesOf(db, { actor, place, settings, now, changes }),
    };
  };

interface BatchContext {
  readonly actor: SignedIn;
  readonly place: Place;
  readonly settings: readonly ChangeableSetting[];
  readonly now: Date;
  readonly changes: ReadonlyMap<ChangeableName, readonly HeldChange[]>;
}

async function batchesOf(db: Db, { actor, place, settings, now, changes }: BatchContext): Promise<SettingBatch[]> {
  const rows = (await selectChanges(db, place, 100)).filter(({ name }) => mayChange(actor, name, place));
  const shown = (name: ChangeableName, value: unknown) =>
    value === null ? settings.find((one) => one.name === name)!.inherited : JSON.stringify(value);
  const latest = new Set([...changes.values()].flat().map(({ id }) => id));
  return [...Map.groupBy(rows, ({ batchId }) => batchId)].slice(0, mostBatches).map(([batchId, of]) => ({
    batchId,
    by: of[0]!.changedByName,
    at: of[0]!.changedAt.toISOString(),
    reason: of[0]!.reason,
    changes: of.map(({ name, before, value }) => ({ name, before: shown(name, before), after: shown(name, value) })),
    canUndo: isOpen(of, latest, now),
  }));
}

/** The setting of this name that the caller may change there; else 404. */
function nameFor(actor: SignedIn, name: string, place: Place): ChangeableName {
  const found = changeableNames.find((one) => one === name);
  if (!found || !mayChange(actor, found, place)) throw notFound('deployment.error.noSetting');
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

/** The newest change of each setting at a place. */
async function heldAt(db: Db, { countyId, schoolId }: Place): Promise<ReadonlyMap<ChangeableName, HeldChange>> {
  const rows = await selectHeldChanges(db);
  const here = rows.filter((row) => row.countyId === countyId && row.schoolId === schoolId);
  return new Map(here.map((row) => [row.name, row]));
}

export const change =
  (parts: ChangeParts): SingleHandler<typeof changeSettings> =>
  async ({ db, actor, input, now, client, language }) => {
    const { held } = parts;
    await lockSettings(db);
    const place = await placeOf(db, { actor, language, settings: held.settings }, input);
    const latest = await heldAt(db, place);
    const wanted = input.changes.map(({ name, value, changeId }) => {
      const known = nameFor(actor, name, place);
      return { name: known, value: parsed(name, value), changeId, held: latest.get(known) };
    });
    const others = wanted.filter(({ changeId, held: row }) => (row?.id ?? null) !== changeId);
    if (others.length > 0) {
      const rows = Map.groupBy(await selectHeldChanges(db), ({ name }) => name);
      const inherited = (name: ChangeableName) =>
        stateOf(name, { held, rows: rows.get(name) ?? [], place, language, cityName: '' }).inherited;
      const versionOf = (
        value: (one: (typeof wanted)[number]) => unknown,
        id: (one: (typeof wanted)[number]) => Id | null,
      ) => ({
        ...Object.fromEntries(others.map((one) => [one.name, value(one) ?? inherited(one.name)])),
        seen: Object.fromEntries(wanted.map((one) => [one.name, id(one)])),
      });
      throw editConflict(
        versionOf(
          ({ value }) => value,
          ({ changeId }) => changeId,
        ),
        versionOf(
          ({ held: row }) => row?.value,
          ({ held: row }) => row?.id ?? null,
        ),
      );
    }
    return saveSettings(db, parts, wanted, { place, actor, now, reason: input.reason.trim(), address: client.address });
  };

/** Puts a batch of changes back, as a batch of its own. Throws 409 when any of it has changed since. */
export async function undoBatch(
  db: Db,
  parts: ChangeParts,
  batchId: Id,
  { actor, now, language, address }: Undoing<SignedIn>,
): Promise<{ batchId: Id }> {
  await lockSettings(db);
  const batch = await selectBatches(db, [batchId]);
  const [first] = batch;
  if (!first) throw notFound('deployment.error.noSetting');
  const asked = { countyId: first.countyId ?? undefined, schoolId: first.schoolId ?? undefined };
  const place = await placeOf(db, { actor, language, settings: parts.held.settings }, asked);
  // without a place of its own the city's batch would become one of the caller's own place
  if (place.countyId !== first.countyId || place.schoolId !== first.schoolId)
    throw notFound('deployment.error.noSetting');
  const latest = new Set([...(await heldAt(db, place)).values()].map(({ id }) => id));
  if (!isOpen(batch, latest, now)) throw conflict('deployment.error.changedSince');
  const wanted = batch.map(({ name, before }) => ({ name: nameFor(actor, name, place), value: before }));
  return saveSettings(db, parts, wanted, { place, actor, now, reason: '', address });
}

export const undo =
  (parts: ChangeParts): SingleHandler<typeof undoSettings> =>
  ({ db, actor, input, now, client, language }) =>
    undoBatch(db, parts, input.batchId, { actor, now, language, address: client.address });
