import type { Endpoint } from '../../common/endpoint';
import { Remembered } from '../data/remembered';
import type { Db } from '../data/db';
import type { Events } from '../events/events';
import type { Exchange, Mounted } from './exchange';

/** Told when something of a plugin has changed whose answers to visitors are kept. */
const pluginWritten = 'core.pluginWritten';

/** How long an answer is kept where nothing changes: what comes and goes by the clock may be this late. */
const milliseconds = 2000;
/** Most answers of one endpoint. */
const most = 100;

/**
 * Answers that all visitors get alike (`sameForVisitors`), kept as they travel for two seconds in each process, and no longer
 * than until somebody changes anything of the plugin: in this process at once, in the others as soon as an event gets there.
 * A plugin writes its own schema only, so its own calls are all that can change what it answers; what the handlers look up
 * elsewhere (the name of a county) may be two seconds old.
 */
export class KeptAnswers {
  readonly #ofPlugin = new Map<string, Remembered<string>[]>();

  constructor(private readonly events: Events) {
    events.on(pluginWritten, ({ payload }) => this.#forget(String(payload['plugin'])));
  }

  /** Where the answers of an endpoint are kept; undefined: nowhere. */
  placeFor({ plugin, endpoint }: Mounted): Remembered<string> | undefined {
    if (!endpoint.sameForVisitors) return undefined;
    const place = new Remembered<string>({ lifetime: milliseconds, most });
    this.#ofPlugin.set(plugin, [...(this.#ofPlugin.get(plugin) ?? []), place]);
    return place;
  }

  /** Follows each call that may have changed something; the last of its transaction. */
  async written(db: Db, { plugin, endpoint }: Mounted): Promise<void> {
    if (!this.#ofPlugin.has(plugin) || !changes(endpoint)) return;
    await this.events.emit(db, { name: pluginWritten, payload: { plugin } });
    db.afterCommit(() => this.#forget(plugin));
  }

  #forget(plugin: string): void {
    for (const place of this.#ofPlugin.get(plugin) ?? []) place.forgetWhere(() => true);
  }
}

/** What visitors send (that somebody opened an article) is counted, and changes nothing that they see. */
const changes = ({ kind, access }: Endpoint): boolean => kind !== 'read' && !('public' in access);

/** What an answer to visitors depends on. */
export const keyOf = ({ language, input }: Exchange): string => `${language} ${JSON.stringify(input)}`;
