import Type from 'typebox';
import { corePlugin } from '../../common/core-plugin';
import type { Id } from '../../common/ids';
import { Clock } from '../clock';
import { Database } from '../data/database';
import type { JobDeclaration } from '../jobs/jobs';
import { definePluginServer } from '../plugin';
import { buildPart, rules } from '../search/build-parts';
import { deleteOtherKinds, selectBuilt, upsertBuilt } from '../search/search.queries';
import { type SearchSource, SearchSources } from '../search/search-index';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sources: readonly SearchSource[];
}

/** Days after which a kind is rebuilt without any sign of a change: names of schools and subjects change too. */
const builtFor = 7;

/** Builds kinds that were never built, were built by other rules, or long ago; people continue to search meanwhile. */
const rebuildSearch = ({ database, clock, sources }: Parts): JobDeclaration => ({
  name: 'core.rebuildSearch',
  payload: Type.Object({}),
  schedule: '10 4 * * *',
  // an upgrade brings tables or rules that nobody has filled yet
  atStart: true,
  canStop: true,
  run: async (_payload, { actor, signal, heartbeat }) => {
    const since = clock.now().getTime() - builtFor * 86_400_000;
    const built = new Map((await database.read(actor, selectBuilt)).map((row) => [row.kind, row]));
    const due = sources.filter(({ kind }) => {
      const row = built.get(kind);
      return row?.rules !== rules || row.builtAt.getTime() < since;
    });
    await database.write(actor, (db) =>
      deleteOtherKinds(
        db,
        sources.map(({ kind }) => kind),
      ),
    );
    for (const [index, source] of due.entries()) {
      for (let after: Id | null | undefined = null; after !== undefined; ) {
        if (signal.aborted) return;
        const from: Id | null = after;
        after = await database.write(actor, (db) => buildPart(db, source, from));
        await heartbeat(index / due.length);
      }
      await database.write(actor, (db) => upsertBuilt(db, source.kind, rules, clock.now()));
    }
  },
});

/** What the index needs done by itself. It is asked by the plugin `search`, and filled by those with something to find. */
export const searchHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { database: Database, clock: Clock, sources: SearchSources },
  demo: { samples: {}, pages: {} },
  setup: (parts) => ({ handlers: {}, jobs: [rebuildSearch(parts)] }),
});
