import type { Stage } from 'edutech/core/common/teaching/stages';
import type { RosterField, RosterKind } from '../rosters/read/fields';
import { readClass } from '../rosters/read/places';
import {
  type CsvTable,
  gradeOf,
  isActive,
  type OneRosterFiles,
  type SourcedRow,
  sourcedPeople,
} from '../rosters/sheet/oneroster';

/** The fields of a row of each kind; behind them the id of the record in the source. */
export const sourcedFields: Readonly<Record<RosterKind, readonly RosterField[]>> = {
  schools: ['schoolCode', 'schoolName', 'county', 'stage'],
  classes: ['school', 'grade', 'classNumber', 'className'],
  students: ['number', 'name', 'username', 'grade', 'class', 'sex', 'birthDate', 'phone', 'school', 'leaves'],
  staff: [
    'number',
    'name',
    'username',
    'post',
    'subject',
    'class',
    'headOf',
    'sex',
    'birthDate',
    'phone',
    'school',
    'leaves',
  ],
};

/** What a source has of one kind, each row in the order of {@link sourcedFields}; people stay. */
export function sourcedRows(files: OneRosterFiles, kind: RosterKind): SourcedRow[] {
  if (kind === 'schools') return schools(files);
  if (kind === 'classes') return classes(files);
  return sourcedPeople(files, kind).map(({ sourcedId, cells }) => ({ sourcedId, cells: [...cells, ''] }));
}

type Row = CsvTable[number];
const idOf = (row: Row) => row['sourcedId'] ?? '';

function schools({ orgs = [], classes: all = [] }: OneRosterFiles): SourcedRow[] {
  const names = new Map(orgs.map((org) => [idOf(org), org['name'] ?? '']));
  const grades = Map.groupBy(all.filter(isActive), (one) => one['schoolSourcedId'] ?? '');
  return orgs
    .filter((org) => isActive(org) && org['type'] === 'school')
    .map((org) => {
      const name = org['name'] ?? '';
      const county = names.get(org['parentSourcedId'] ?? '') ?? '';
      return {
        sourcedId: idOf(org),
        cells: [org['identifier'] ?? '', name, county, stageOf(name, grades.get(idOf(org)))],
      };
    });
}

const lastGrades: readonly (readonly [number, Stage])[] = [
  [6, 'primary'],
  [9, 'junior'],
  [12, 'senior'],
];
const named: readonly (readonly [RegExp, Stage])[] = [
  [/小学|primary|elementary/i, 'primary'],
  [/初中|初级中学|junior/i, 'junior'],
  [/高中|高级中学|senior|high school/i, 'senior'],
];

/** The standard has no stages: the grades of the classes tell, else the name. Empty: whoever imports says it. */
function stageOf(name: string, classes: readonly Row[] = []): string {
  const stages = new Set(
    classes.flatMap((one) => {
      const grade = Number(gradeOf(one['grades'] ?? ''));
      return grade >= 1 ? (lastGrades.find(([last]) => grade <= last)?.[1] ?? []) : [];
    }),
  );
  if (stages.size === 1) return [...stages][0]!;
  return stages.size === 0 ? (named.find(([word]) => word.test(name))?.[1] ?? '') : '';
}

/** Homerooms: other classes of the standard are lessons. Their heads are with the teachers. */
function classes({ classes: all = [], orgs = [] }: OneRosterFiles): SourcedRow[] {
  const schoolOf = new Map(orgs.map((org) => [idOf(org), org['identifier'] || org['name'] || '']));
  return all
    .filter((one) => isActive(one) && one['classType'] === 'homeroom')
    .map((one) => {
      const place = [one['classCode'], one['title']].map((text) => readClass(text ?? '')).find(Boolean);
      const grade = gradeOf(one['grades'] ?? '') || String(place?.grade ?? '');
      const school = schoolOf.get(one['schoolSourcedId'] ?? '') ?? '';
      return {
        sourcedId: idOf(one),
        cells: [school, grade, place ? String(place.number) : '', place ? '' : (one['title'] ?? '')],
      };
    });
}
