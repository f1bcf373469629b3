import type { SingleHandler } from 'edutech/core/server/call';
import { categories, isAdministrator } from 'edutech/core/common/permissions/people';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { HomeFigure, HomeSource, NewFigure, staffFigures } from '../api';

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

/** Numbers of the day; everybody who administers the same place is shown the same count. */
export function showFigures(
  sources: readonly HomeSource[],
  organisation: Organisation,
): SingleHandler<typeof staffFigures> {
  const kept = new Map<string, { readonly until: number; readonly figures: HomeFigure[] }>();
  return async ({ db, actor, language, now }) => {
    const { category, reach, schoolId, countyId } = actor;
    if (!isAdministrator(categories[category])) return { figures: [] };
    const place = reach === 'city' ? 'city' : reach === 'county' ? countyId : schoolId;
    const key = `${language} ${place}`;
    const known = kept.get(key);
    if (known && known.until > now.getTime()) return { figures: known.figures };
    const schoolIds = reach === 'city' ? null : (await organisation.schoolsUnder(db, actor)).map(({ id }) => id);
    const lists = [];
    // one after the other: they share the connection of the call
    for (const source of sources) lists.push((await source.figures?.(db, { schoolIds, language, now })) ?? []);
    const figures = lists
      .flat()
      .map(onWire)
      .sort((one, other) => one.order - other.order);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { until: now.getTime() + keptMilliseconds, figures });
    return { figures };
  };
}
