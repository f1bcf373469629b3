import type { Id } from '../../common/ids';
import type { HeldChange } from './changed-settings.queries';

type Values = Readonly<Record<string, unknown>>;
type Row = Pick<HeldChange, 'name' | 'value' | 'countyId' | 'schoolId'>;

const valuesOf = (rows: readonly Row[]): Values => Object.fromEntries(rows.map(({ name, value }) => [name, value]));

/**
 * What was set in the browser, as it is held: of a school first what its county has set, then its own. A school that is
 * made later follows its county when settings are read the next time.
 */
export function heldChangesOf(
  rows: readonly Row[],
  schools: readonly { readonly schoolId: Id; readonly countyId: Id }[],
): { readonly city: Values; readonly ofSchools: ReadonlyMap<Id, readonly Values[]> } {
  const ofCounties = Map.groupBy(rows, ({ countyId }) => countyId);
  const own = Map.groupBy(
    rows.filter(({ schoolId }) => schoolId !== null),
    ({ schoolId }) => schoolId!,
  );
  const ofSchools = new Map<Id, Values[]>();
  for (const { schoolId, countyId } of schools) ofSchools.set(schoolId, [valuesOf(ofCounties.get(countyId) ?? [])]);
  for (const [schoolId, some] of own) ofSchools.set(schoolId, [...(ofSchools.get(schoolId) ?? []), valuesOf(some)]);
  return { city: valuesOf(rows.filter((row) => row.countyId === null && row.schoolId === null)), ofSchools };
}
