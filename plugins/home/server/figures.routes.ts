import type { SingleHandler } from 'edutech/core/server/call';
import { categories, isAdministrator } from 'edutech/core/common/permissions/people';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { HomeFigure, HomeSource, NewFigure, SchoolEvening, staffFigures } from '../api';

/** So long numbers are shown before they are counted again, of so many places. */
const keptMilliseconds = 60_000;
const mostKept = 500;

const onWire = (figure: NewFigure): HomeFigure => ({
  isShare: false,
  of: null,
  before: null,
  days: [],
  note: '',
  ...figure,
});

interface Shown {
  readonly figures: HomeFigure[];
  readonly evening: SchoolEvening | null;
}

/** Of the area that has homework. */
async function eveningOf(
  sources: readonly HomeSource[],
  db: Db,
  question: Parameters<NonNullable<HomeSource['evening']>>[1],
): Promise<SchoolEvening | null> {
  for (const source of sources) {
    const evening = await source.evening?.(db, question);
    if (evening) return evening;
  }
  return null;
}

/** Numbers of the day; everybody who administers the same place is shown the same count. */
export function showFigures(
  sources: readonly HomeSource[],
  organisation: Organisation,
): SingleHandler<typeof staffFigures> {
  const kept = new Map<string, Shown & { readonly until: number }>();
  return async ({ db, actor, language, now }) => {
    const { category, reach, schoolId, countyId } = actor;
    if (!isAdministrator(categories[category])) return { figures: [], evening: null };
    const place = reach === 'city' ? 'city' : reach === 'county' ? countyId : schoolId;
    const key = `${language} ${place}`;
    const known = kept.get(key);
    if (known && known.until > now.getTime()) return { figures: known.figures, evening: known.evening };
    const schoolIds = reach === 'city' ? null : (await organisation.schoolsUnder(db, actor)).map(({ id }) => id);
    const lists = [];
    // one after the other: they share the connection of the call
    for (const source of sources) lists.push((await source.figures?.(db, { schoolIds, language, now })) ?? []);
    const figures = lists
      .flat()
      .map(onWire)
      .sort((one, other) => one.order - other.order);
    const [own, ...others] = schoolIds ?? [];
    const question = { schoolIds, language, now };
    const evening = own && others.length === 0 ? await eveningOf(sources, db, { ...question, schoolId: own }) : null;
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { until: now.getTime() + keptMilliseconds, figures, evening });
    return { figures, evening };
  };
}
