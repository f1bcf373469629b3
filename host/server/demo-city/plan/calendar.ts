import { cityDay, schoolYearStart } from 'edutech/core/common/time/city-time';
import type { Id } from 'edutech/core/common/ids';
import { demoId } from '../demo-id';
import type { SchoolYearRow, TermRow } from './rows';

export interface Calendar {
  /** Calendar year in which the current school year began. */
  readonly startYear: number;
  readonly years: readonly SchoolYearRow[];
  readonly terms: readonly TermRow[];
  readonly lastYear: SchoolYearRow;
  readonly thisYear: SchoolYearRow;
  readonly currentTermId: Id;
}

const termParts = [
  { number: 1, name: '第一学期', nameEn: 'Term 1', from: '09-01', to: '01-28', startsInNextYear: false },
  { number: 2, name: '第二学期', nameEn: 'Term 2', from: '02-20', to: '07-10', startsInNextYear: true },
] as const;

/** Last year's and this year's terms, counted from the day on which the city is built. */
export function calendarAt(now: Date): Calendar {
  const today = cityDay(now);
  const startYear = schoolYearStart(today);
  const lastYear = yearRow(startYear - 1);
  const thisYear = yearRow(startYear);
  const terms = [...termRows(startYear - 1), ...termRows(startYear)];
  const current = terms.findLast((term) => term.startsOn <= today) ?? terms[0]!;
  return { startYear, years: [lastYear, thisYear], terms, lastYear, thisYear, currentTermId: current.id };
}

const yearRow = (start: number): SchoolYearRow => ({
  id: demoId(`school-year/${start}`),
  name: `${start}-${start + 1}`,
  startsOn: `${start}-09-01`,
  endsOn: `${start + 1}-08-31`,
});

const termRows = (start: number): TermRow[] =>
  termParts.map(({ number, name, nameEn, from, to, startsInNextYear }) => ({
    id: demoId(`term/${start}/${number}`),
    schoolYearId: demoId(`school-year/${start}`),
    number,
    name,
    nameEn,
    startsOn: `${startsInNextYear ? start + 1 : start}-${from}`,
    endsOn: `${start + 1}-${to}`,
  }));
