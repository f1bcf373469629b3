import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { HeldChange } from 'edutech/core/server/changed-settings/changed-settings.queries';
import { type ChangeableName, prevailing, strictnessOf } from 'edutech/core/server/settings/changeable';
import { fileBound, type HeldSettings } from 'edutech/core/server/settings/held-settings';
import type { SettingStep } from '../../api';
import { levelOf, type Place } from './places';

/** How a setting stands at a place: what comes from above, what is set here, who has another value below. */
export interface SettingState {
  /** From the default of the platform down to the place, each level that has a value. */
  readonly path: SettingStep[];
  /** What holds here. */
  readonly value: unknown;
  /** What would hold without a value of its own. */
  readonly inherited: unknown;
  /** The value that a limit cannot be looser than here; null: none. */
  readonly bound: unknown;
  readonly own: HeldChange | null;
  readonly below: readonly HeldChange[];
}

interface From {
  readonly held: HeldSettings;
  /** The newest change of this setting at each place. */
  readonly rows: readonly HeldChange[];
  readonly place: Place;
  readonly language: Language;
  readonly cityName: string;
}

const isSet = ({ value }: HeldChange) => value !== null;

export function stateOf(name: ChangeableName, { held, rows, place, language, cityName }: From): SettingState {
  const at = (countyId: Id | null, schoolId: Id | null) =>
    rows.find((row) => row.countyId === countyId && row.schoolId === schoolId) ?? null;
  const own = at(place.countyId, place.schoolId);
  const city = place.level === 'city' ? null : at(null, null);
  const county = place.level === 'school' ? at(place.inCounty, null) : null;
  const above = [city, county].flatMap((row) => (row && isSet(row) ? row : []));
  const base: SettingStep = {
    level: held.isGiven(name) ? 'file' : 'default',
    name: '',
    value: JSON.stringify(held.file[name]),
  };
  const step = (row: HeldChange): SettingStep => ({
    level: levelOf(row),
    name: levelOf(row) === 'city' ? cityName : nameOf(row, language),
    value: JSON.stringify(row.value),
  });
  // a default does not bind the city, which may set a limit looser than it
  const [first, ...rest] = above;
  const start = first && levelOf(first) === 'city' ? (fileBound(held, name) ?? first.value) : held.file[name];
  const inherited = prevailing(name, [start, ...(first ? [first.value] : []), ...rest.map(({ value }) => value)]);
  const bound = place.level === 'city' ? fileBound(held, name) : strictnessOf(name) === null ? null : inherited;
  const hasOwn = own !== null && isSet(own);
  return {
    path: [base, ...above.map(step), ...(hasOwn ? [step(own)] : [])],
    value: hasOwn ? (bound === null ? own.value : prevailing(name, [bound, own.value])) : inherited,
    inherited,
    bound,
    own,
    below: rows.filter((row) => isSet(row) && isBelow(row, place)),
  };
}

export const nameOf = ({ placeName, placeNameEn }: HeldChange, language: Language): string =>
  (language === 'en' && placeNameEn) || placeName;

function isBelow({ countyId, schoolId, inCounty }: HeldChange, { level, ...place }: Place): boolean {
  if (level === 'city') return countyId !== null || schoolId !== null;
  return level === 'county' && schoolId !== null && inCounty === place.countyId;
}

/** How many schools below a place change with it: those without a value of their own or of their county. */
export function followers(
  below: readonly HeldChange[],
  { schoolsBelow, schoolsOf }: { readonly schoolsBelow: number; readonly schoolsOf: ReadonlyMap<Id, number> },
): number {
  const counties = new Set(below.flatMap(({ countyId }) => countyId ?? []));
  const inCounties = [...counties].reduce((sum, id) => sum + (schoolsOf.get(id) ?? 0), 0);
  const schools = below.filter(({ schoolId, inCounty }) => schoolId !== null && !counties.has(inCounty!));
  return schoolsBelow - inCounties - schools.length;
}
