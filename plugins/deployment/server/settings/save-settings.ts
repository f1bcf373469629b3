import Value from 'typebox/value';
import { type Id, newId } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import { insertChange, selectHeldChanges } from 'edutech/core/server/changed-settings/changed-settings.queries';
import { settingsChanged } from 'edutech/core/server/changed-settings/follow-changes';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import { type ChangeableName, isLooser, isSealed } from 'edutech/core/server/settings/changeable';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { settingsOf } from 'edutech/core/server/settings/load-settings';
import { SettingsSchema } from 'edutech/core/server/settings/settings';
import type { Place } from './places';
import { stateOf } from './setting-state';

/** One wanted change; `value` null goes back to the level above. */
export interface Wanted {
  readonly name: ChangeableName;
  readonly value: unknown;
  /** Of a secret, what the audit log may have of it: JSON of texts. */
  readonly said?: { readonly before: string; readonly after: string };
}

interface Parts {
  readonly held: HeldSettings;
  readonly events: Events;
  readonly audit: Audit;
}

interface By {
  readonly place: Place;
  readonly actor: SignedIn;
  readonly now: Date;
  readonly reason: string;
  readonly address: string;
}

/** Checks the changes, writes them as one batch with their record, and tells every process. */
export async function saveSettings(
  db: Db,
  { held, events, audit }: Parts,
  wanted: readonly Wanted[],
  by: By,
): Promise<{ batchId: Id }> {
  const { place } = by;
  const rows = await selectHeldChanges(db);
  const states = new Map(
    wanted.map(({ name }) => {
      const own = rows.filter((row) => row.name === name);
      return [name, stateOf(name, { held, rows: own, place, language: 'zh-CN', cityName: '' })] as const;
    }),
  );
  for (const { name, value } of wanted) {
    if (value === null) continue;
    if (!Value.Check(SettingsSchema.properties[name], value)) throw wrongField(name, 'deployment.error.wrongSetting');
    const { bound } = states.get(name)!;
    if (bound !== null && isLooser(name, value, bound)) throw wrongField(name, 'deployment.error.looser');
  }
  const here = rows.filter((row) => row.countyId === place.countyId && row.schoolId === place.schoolId);
  const after = new Map(here.map(({ name, value }) => [name as string, value]));
  for (const { name, value } of wanted) after.set(name, value);
  const given = Object.fromEntries([...after].filter(([, value]) => value !== null));
  if (!isTaken({ ...held.file, ...given })) throw wrongField(wanted[0]!.name, 'deployment.error.wrongSetting');
  const batchId = newId(by.now.getTime());
  for (const { name, value, said } of wanted) {
    const { own, inherited } = states.get(name)!;
    const before = own?.value ?? null;
    await insertChange(db, {
      id: newId(by.now.getTime()),
      batchId,
      name,
      countyId: place.countyId,
      schoolId: place.schoolId,
      before,
      value,
      reason: by.reason,
      changedBy: by.actor.personId,
      changedAt: by.now,
    });
    await audit.record(db, by.actor, {
      act: 'deployment.changeSetting',
      objectKind: 'setting',
      objectId: null,
      schoolId: place.schoolId,
      facts: {
        setting: name,
        ...(place.level !== 'city' && { place: place.name }),
        before: said?.before ?? shown(name, before ?? inherited),
        after: said?.after ?? shown(name, value ?? inherited),
        reason: by.reason,
        batch: batchId,
      },
      address: by.address,
    });
  }
  await events.emit(db, { name: settingsChanged, payload: {} });
  return { batchId };
}

/** For the audit log: of a secret only that there is one. */
const shown = (name: ChangeableName, value: unknown): string =>
  isSealed(name) ? (value === '' ? '' : '••••') : JSON.stringify(value);

function isTaken(settings: Readonly<Record<string, unknown>>): boolean {
  try {
    settingsOf(settings);
    return true;
  } catch {
    return false;
  }
}
