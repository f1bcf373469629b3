import { asSystem } from '../actor';
import type { Database } from '../data/database';
import type { Events } from '../events/events';
import type { Logger } from '../logger';
import type { Vault } from '../security/vault';
import { isChangeable, isSealed, sealedPurpose } from '../settings/changeable';
import type { HeldSettings } from '../settings/held-settings';
import { settingsOf } from '../settings/load-settings';
import { heldChangesOf } from './held-changes';
import { type HeldChange, selectHeldChanges, selectSchoolsOf } from './changed-settings.queries';

/** Published when settings were changed; every process reads them again. */
export const settingsChanged = 'core.settingsChanged';
/** Should the word get lost, they are read this often. Milliseconds. */
const pollMilliseconds = 30_000;
const reading = asSystem('settings hold for everybody');

interface FollowParts {
  readonly database: Database;
  readonly events: Events;
  readonly logger: Logger;
  readonly held: HeldSettings;
  readonly vault: Pick<Vault, 'open'>;
}

/**
 * Makes this process follow the changes of settings that other processes save, too. Before requests are served. Returns what
 * stops it.
 */
export async function followChanges({ database, events, logger, held, vault }: FollowParts): Promise<() => void> {
  const read = async (): Promise<void> => {
    try {
      const { rows, schools } = await database.read(reading, async (db) => {
        const found = (await selectHeldChanges(db)).filter(({ name, value }) => isChangeable(name) && value !== null);
        const counties = found.flatMap(({ countyId }) => countyId ?? []);
        return { rows: found, schools: counties.length > 0 ? await selectSchoolsOf(db, counties) : [] };
      });
      const changes = heldChangesOf(await opened(rows, vault), schools);
      // a value that an update no longer takes must not stop a city: then the file's values hold
      settingsOf({ ...held.file, ...changes.city });
      for (const values of [...changes.ofSchools.values()].flat()) settingsOf({ ...held.file, ...values });
      held.hold(changes);
    } catch (error) {
      logger.warn({ error: (error as Error).message }, 'changed settings could not be read');
    }
  };
  /** One after the other: of two at once, the older answer could be stored last and stay. */
  let last = read();
  const again = () => {
    last = last.then(read);
  };
  await last;
  const silence = events.on(settingsChanged, again);
  const timer = setInterval(again, pollMilliseconds).unref();
  return () => {
    silence();
    clearInterval(timer);
  };
}

/** With secrets as they are read; one that another deployment has sealed is none. */
async function opened(rows: readonly HeldChange[], vault: Pick<Vault, 'open'>): Promise<HeldChange[]> {
  const found: HeldChange[] = [];
  for (const row of rows) {
    const value = isSealed(row.name) ? await vault.open(String(row.value), sealedPurpose, row.name) : row.value;
    if (value !== null) found.push({ ...row, value });
  }
  return found;
}
