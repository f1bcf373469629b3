/** A school year with its terms; days as `2026-09-01`. */
interface Year {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly terms: readonly {
    readonly number: 1 | 2;
    readonly name: string;
    readonly nameEn: string;
    readonly startsOn: string;
    readonly endsOn: string;
  }[];
}

const laterBy = (years: number, day: string) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * What a new school year usually is: the last one a year later, or from the September of `today` (`2026-11-21`) on when
 * there is none yet.
 */
export function yearAfter(last: Year | undefined, today: string): Year {
  if (!last) return firstYear(Number(today.slice(0, 4)));
  const [from = '', to = ''] = last.name.split('-');
  return {
    name: `${Number(from) + 1}-${Number(to) + 1}`,
    startsOn: laterBy(1, last.startsOn),
    endsOn: laterBy(1, last.endsOn),
    terms: last.terms.map((term) => ({
      ...term,
      startsOn: laterBy(1, term.startsOn),
      endsOn: laterBy(1, term.endsOn),
    })),
  };
}

const firstYear = (year: number): Year => ({
  name: `${year}-${year + 1}`,
  startsOn: `${year}-09-01`,
  endsOn: `${year + 1}-08-31`,
  terms: [
    { number: 1, name: '上学期', nameEn: 'First term', startsOn: `${year}-09-01`, endsOn: `${year + 1}-01-31` },
    { number: 2, name: '下学期', nameEn: 'Second term', startsOn: `${year + 1}-02-20`, endsOn: `${year + 1}-07-10` },
  ],
});
