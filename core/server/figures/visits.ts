import Type from 'typebox';
import type { Endpoint } from '../../common/endpoint';
import type { Counted, Opening } from '../../common/wire/visits';
import { type Actor, asSystem } from '../actor';
import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { JobDeclaration } from '../jobs/jobs';
import type { Call, GroupedHandler } from '../call';
import { deleteVisitsBefore, insertVisits, type Visit, type VisitTables } from './visits.queries';

type Opened = Endpoint<typeof Opening, typeof Counted, { public: string }> & { readonly kind: 'grouped' };

/**
 * Counts how often something public is opened. Each opening is appended once, openings are committed together, and lists
 * read a projection, never the events. `mustBeOpen` throws when there is no such thing.
 */
export const countVisits = (
  tables: VisitTables,
  mustBeOpen: (call: Call<Opening, Actor>) => Promise<void>,
): GroupedHandler<Opened, Visit> => ({
  authorise: async (call) => {
    await mustBeOpen(call);
    return { id: call.input.visit, visited: call.input.id };
  },
  keyOf: ({ id }) => id,
  append: async (db, visits, now) => {
    const counted = await insertVisits(db, tables, visits, now);
    return visits.map(({ id }) => ({ counted: counted.has(id) }));
  },
});

const dayMilliseconds = 86_400_000;

/** The job that deletes visits after a day: they are kept only as long as a retry may arrive. */
export const forgetVisits = (
  name: string,
  schedule: string,
  tables: VisitTables,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): JobDeclaration => ({
  name,
  payload: Type.Object({}),
  schedule,
  run: async () => {
    const before = new Date(clock.now().getTime() - dayMilliseconds);
    await database.write(asSystem('visits are kept for a day'), (db) => deleteVisitsBefore(db, tables, before));
  },
});
