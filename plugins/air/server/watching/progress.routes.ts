import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { mayUse } from 'edutech/core/server/consents/may-use';
import type { Db } from 'edutech/core/server/data/db';
import type { GroupedHandler, SingleHandler } from 'edutech/core/server/call';
import type { airContinue, airPlace, airWatched, setAirAside } from '../../api';
import { type ArrivedReport, nothingWatched, applyReport, type Watched } from '../../model/watching/watch-report';
import { type Film, selectFilm } from './lessons.queries';
import {
  insertWatches,
  lockWatches,
  reportKey,
  selectBegun,
  selectPlace,
  consumeReports,
  updateAside,
  updateWatches,
  type WatchRow,
} from './watch.queries';

interface Report {
  readonly personId: Id;
  readonly schoolId: Id | null;
  readonly film: Film;
  readonly view: Id;
  readonly sequence: number;
  readonly arrived: Omit<ArrivedReport, 'isKnown'>;
  /** Nothing is kept of students whose guardians have not agreed to it. */
  readonly isKept: boolean;
}

const rowKey = (personId: Id, resourceId: Id) => `${personId}/${resourceId}`;

/** Stores watch reports of many people together. */
export const saveWatched: GroupedHandler<typeof airWatched, Report> = {
  authorise: async ({ db, actor, input, now }) => {
    const { id, view, sequence, age, second, ended, stretches } = input;
    const film = await selectFilm(db, id);
    const isKept = await mayUse(db, actor.personId, 'records', now);
    const at = new Date(now.getTime() - age);
    const arrived = { second, ended, stretches, at };
    return { personId: actor.personId, schoolId: actor.schoolId, film, view, sequence, arrived, isKept };
  },
  keyOf: reportKey,
  append: async (db, reports, now) => {
    const kept = reports.filter(({ isKept }) => isKept);
    if (kept.length > 0) {
      const rows = await lockedRows(db, kept, now);
      // asked under the locks: the same report may come twice at the same time
      const known = await consumeReports(db, kept, now);
      // of one person and film, in the order in which they arose
      for (const report of kept.toSorted((one, other) => one.sequence - other.sequence)) {
        const key = rowKey(report.personId, report.film.id);
        const isKnown = known.has(reportKey(report));
        rows.set(key, after(rows.get(key)!, report, isKnown, now));
      }
      await updateWatches(db, [...rows.values()]);
    }
    return reports.map(({ isKept }) => ({ kept: isKept }));
  },
};

/** The rows that reports change, by {@link rowKey}; nobody else's until COMMIT. */
async function lockedRows(db: Db, reports: readonly Report[], now: Date): Promise<Map<string, WatchRow>> {
  await insertWatches(db, distinct(reports.map((report) => emptyRow(report, now))));
  const keys = reports.map(({ personId, film }) => ({ personId, resourceId: film.id }));
  return new Map((await lockWatches(db, keys)).map((row) => [rowKey(row.personId, row.resourceId), row]));
}

const emptyRow = ({ personId, schoolId, film }: Report, now: Date): WatchRow => ({
  personId,
  resourceId: film.id,
  schoolId,
  filmId: film.filmId,
  watched: nothingWatched(now),
});

const distinct = (rows: readonly WatchRow[]): WatchRow[] => [
  ...new Map(rows.map((row) => [rowKey(row.personId, row.resourceId), row])).values(),
];

/** The row after a report: another film starts from the beginning, and the row follows the person to another school. */
function after(row: WatchRow, { film, schoolId, arrived }: Report, isKnown: boolean, now: Date): WatchRow {
  const { credit, creditAt } = row.watched;
  const known: Watched = row.filmId === film.filmId ? row.watched : { ...nothingWatched(now), credit, creditAt };
  return {
    ...row,
    filmId: film.filmId,
    schoolId: schoolId ?? row.schoolId,
    watched: applyReport(known, { ...arrived, isKnown }, film.seconds, now),
  };
}

export const showPlace: SingleHandler<typeof airPlace> = async ({ db, actor, input }) =>
  (await selectPlace(db, { personId: actor.personId, resourceId: input.id })) ?? { second: 0, watched: 0 };

export const listBegun: SingleHandler<typeof airContinue> = ({ db, actor, input, language }) =>
  selectBegun(db, actor.personId, input.count, language);

export const setAside: SingleHandler<typeof setAirAside> = async ({ db, actor, input }) => {
  const changed = await updateAside(db, { personId: actor.personId, resourceId: input.id }, input.aside);
  if (changed === 0) throw notFound('air.error.notFound');
  return {};
};
