import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Language } from 'edutech/core/common/languages';
import { notFound } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { addPlaces, cellsOf, patternOf, rawOf, sharesOf, tellOf } from '../../model/places';
import { schoolDays } from '../../model/spans';
import {
  type Frame,
  frameOf,
  gradesOf,
  lastThree,
  lowAlarm,
  overAlarms,
  placeFigure,
  schoolLines,
  stateAlarms,
  sumsOf,
} from './figures';
import {
  selectCounties,
  selectCountyDays,
  selectGradeClasses,
  selectGradeMinutes,
  selectOverRuns,
  type SchoolCounts,
  selectSchoolCounts,
  selectStocks,
} from './schools.queries';
import { schoolsAsArrow, wantsArrow } from './schools-arrow';
import { mustReadCity, mustReadCounty, placeOf } from './scope';

export interface ReadingParts {
  readonly city: CityCounts;
  readonly measures: api.Measures;
  readonly sources: readonly api.FigureSource[];
  readonly texts: Texts;
}

export const myPlace: SingleHandler<typeof api.myPlace> = ({ actor }) => placeOf(actor);

const lookBack = 20;

export const readCity =
  (parts: ReadingParts): SingleHandler<typeof api.readCity> =>
  async ({ db, actor, input, now, language, accept }) => {
    mustReadCity(actor);
    const { measures } = parts;
    const frame = await frameOf(db, input.span, now);
    const { days, at, period, state, today } = frame;
    const last = schoolDays(dayAfter(today, -lookBack), today).slice(-14);
    const [schools, counties, countyDays, grades, gradeClasses, runs, stocks] = await Promise.all([
      selectSchoolCounts(db, {}, days, language),
      selectCounties(db, language),
      selectCountyDays(db, last),
      selectGradeMinutes(db, {}, days.days),
      selectGradeClasses(db, days.days),
      selectOverRuns(db, lastThree(today)),
      selectStocks(db, {}),
    ]);
    const pattern = patternOf(schools);
    const lines = schoolLines(schools, days.days.length, pattern);
    if (wantsArrow(accept)) return schoolsAsArrow(lines);
    const wholes = counties.map(({ id }) => addPlaces(schools.filter(({ countyId }) => countyId === id)));
    const told = counties.map(({ id }, at) => cellsOf(rawOf(wholes[at]!, days.days.length), pattern.of(id)));
    const peopleOf = (kind: string, countyId?: string) =>
      last.map((day) =>
        countyDays.reduce(
          (sum, row) =>
            sum + (row.day === day && row.kind === kind && (!countyId || row.countyId === countyId) ? row.people : 0),
          0,
        ),
      );
    const whole = addPlaces(schools);
    return {
      at,
      from: period.from,
      until: period.until,
      sums: sumsOf(measures, whole, frame, { why: pattern.city }),
      alarms: [
        ...stateAlarms(frame, now),
        ...overAlarms(runs, null),
        ...counties.flatMap((county) =>
          lowAlarm(
            frame,
            lines.filter(({ countyId }) => countyId === county.id),
            county,
          ),
        ),
      ],
      counties: counties.map(({ id, name }, nth) => ({
        id,
        name,
        schools: schools.filter(({ countyId }) => countyId === id).length,
        ...told[nth]!,
        teacherDays: sharesOf(told[nth]!.teachers.hidden, peopleOf('teacher', id), wholes[nth]!.teachers),
        studentDays: sharesOf(told[nth]!.students.hidden, peopleOf('student', id), wholes[nth]!.students),
      })),
      schools: lines,
      grades: gradesOf(measures, grades, at, { counties: gradeClasses, countyId: null }),
      days: last,
      teacherDays: sharesOf(pattern.city.teachers, peopleOf('teacher'), whole.teachers),
      studentDays: sharesOf(pattern.city.students, peopleOf('student'), whole.students),
      stocks: stocksOf(parts, stocks, language),
      recount:
        state.day === null
          ? null
          : { day: state.day, compared: state.compared ?? 0, differences: state.differences ?? 0 },
    };
  };

/** In the order of the areas that have them. */
function stocksOf(
  { sources, texts }: ReadingParts,
  rows: Awaited<ReturnType<typeof selectStocks>>,
  language: Language,
) {
  const kinds = sources.flatMap(({ stockKinds = [] }) => stockKinds);
  return kinds.flatMap(({ id, title }) => {
    const row = rows.find(({ kind }) => kind === id);
    if (!row) return [];
    const { value, before } = row;
    return [{ kind: id, title: texts.say(language, title), value, added: before === null ? null : value - before }];
  });
}

const cityReader = asSystem('a place is compared with the whole city, and hides what others would tell');
/** The whole city changes slowly, and every county asks. Milliseconds. */
const freshFor = 60_000;

/** Schools of the whole city, for pages of counties and schools, whose readers see no others' rows. */
export class CityCounts {
  #kept: { key: string; at: number; value: Promise<readonly SchoolCounts[]> } | undefined;

  constructor(private readonly database: Database) {}

  /** Of how many each place is does not change until figures are read again; `at` of the frame says when they were. */
  read({ at, days, period }: Frame, now: Date): Promise<readonly SchoolCounts[]> {
    const key = `${period.from} ${period.until} ${at.getTime()}`;
    if (this.#kept?.key === key && now.getTime() - this.#kept.at < freshFor) return this.#kept.value;
    const value = this.database.read(cityReader, (db) => selectSchoolCounts(db, {}, days, 'zh-CN'));
    this.#kept = { key, at: now.getTime(), value };
    // a failure is not worth keeping
    value.catch(() => (this.#kept = undefined));
    return value;
  }
}

const compared = ['teachers', 'students', 'signIns', 'over', 'resources'] as const;

export const readCounty =
  (parts: ReadingParts): SingleHandler<typeof api.readCounty> =>
  async ({ db, actor, input, now, language, accept }) => {
    const { countyId } = input;
    mustReadCounty(actor, countyId);
    const { measures } = parts;
    const frame = await frameOf(db, input.span, now);
    const { days, at, period, today } = frame;
    const place = { countyId };
    const [schools, counties, grades, gradeClasses, runs, all] = await Promise.all([
      selectSchoolCounts(db, place, days, language),
      selectCounties(db, language),
      selectGradeMinutes(db, place, days.days),
      selectGradeClasses(db, days.days),
      selectOverRuns(db, lastThree(today)),
      parts.city.read(frame, now),
    ]);
    const county = counties.find(({ id }) => id === countyId);
    if (!county) throw notFound('statistics.error.noPlace');
    const pattern = patternOf(all, actor.reach === 'city' ? undefined : countyId);
    const lines = schoolLines(schools, days.days.length, pattern);
    if (wantsArrow(accept)) return schoolsAsArrow(lines);
    const ofCity = rawOf(addPlaces(all), days.days.length);
    return {
      at,
      from: period.from,
      until: period.until,
      id: county.id,
      name: county.name,
      sums: sumsOf(measures, addPlaces(schools), frame, { why: pattern.of(countyId) }),
      alarms: [...stateAlarms(frame, now), ...overAlarms(runs, countyId), ...lowAlarm(frame, lines, county)],
      schools: lines,
      grades: gradesOf(measures, grades, at, { counties: gradeClasses, countyId }),
      city: compared.map((id) => ({ id, figure: placeFigure(measures, id, tellOf(id, ofCity[id], pattern.city), at) })),
    };
  };
