import { isDay } from 'edutech/core/common/time/city-time';

/** The days of a school year and its terms, as `2026-09-01`. */
interface YearDays {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly terms: readonly { readonly startsOn: string; readonly endsOn: string }[];
}

const named = /^(\d{4})-(\d{4})$/;

/**
 * The fault of a school year, for a form and for the server: its name is two consecutive years, it has two terms, one
 * after the other, and both are within it. Null: no fault.
 */
export function wrongYear({ name, startsOn, endsOn, terms }: YearDays): { field: string; key: string } | null {
  const [, from, to] = named.exec(name) ?? [];
  if (Number(to) !== Number(from) + 1) return { field: 'name', key: 'core.organisation.yearName' };
  if (!isDay(startsOn)) return { field: 'startsOn', key: 'core.organisation.noDay' };
  if (!isDay(endsOn)) return { field: 'endsOn', key: 'core.organisation.noDay' };
  if (startsOn >= endsOn) return { field: 'endsOn', key: 'core.organisation.yearDays' };
  const [first, second] = terms;
  const follow = [startsOn, first?.startsOn, first?.endsOn, second?.startsOn, second?.endsOn, endsOn];
  const isInOrder = follow.every((day, at) => at === 0 || (day && isDay(day) && day >= (follow[at - 1] ?? '')));
  const areApart = first && second && first.endsOn < second.startsOn && first.startsOn < first.endsOn;
  return isInOrder && areApart && terms.length === 2 ? null : { field: 'terms', key: 'core.organisation.termDays' };
}
