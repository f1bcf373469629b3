import { asSystem } from '../actor';
import type { Database } from '../data/database';
import type { Events } from '../events/events';
import type { Logger } from '../logger';
import { isChangeable } from '../settings/changeable';
import type { HeldSettings } from '../settings/held-settings';
import { settingsOf } from '../settings/load-settings';
import { heldChangesOf } from './held-changes';
import { selectHeldChanges, selectSchoolsOf } from './changed-settings.queries';

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
}

/**
 * Makes this process follow the changes of settings that other processes save, too. Before requests are served. Returns what
 * stops it.
 */
export async function followChanges({ database, events, logger, held }: FollowParts): Promise<() => void> {
  const read = async (): Promise<void> => {
    try {
      const changes = await database.read(reading, async (db) => {
        const rows = (await selectHeldChanges(db)).filter(({ name, value }) => isChangeable(name) && value !== null);
        const counties = rows.flatMap(({ countyId }) => countyId ?? []);
        return heldChangesOf(rows, counties.length > 0 ? await selectSchoolsOf(db, counties) : []);
      });
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
