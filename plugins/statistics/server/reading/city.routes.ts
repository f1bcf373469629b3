import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Language } from 'edutech/core/common/languages';
import { notFound } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Database } from 'edutech/core/server/data/database';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { addPlaces, cellsOf, type Counts, measureOf, rawOf, sharesOf } from '../../model/places';
import { schoolDays } from '../../model/spans';
import {
  asPart,
  type Frame,
  frameOf,
  gradesOf,
  lastThree,
  lowAlarm,
  overAlarms,
  schoolLines,
  stateAlarms,
  sumsOf,
} from './figures';
import {
  selectCounties,
  selectCountyDays,
  selectGradeMinutes,
  selectOverRuns,
  selectSchoolCounts,
  selectStocks,
} from './schools.queries';
import { mustReadCity, mustReadCounty, placeOf } from './scope';

export interface ReadingParts {
  readonly database: Database;
  readonly measures: api.Measures;
  readonly sources: readonly api.FigureSource[];
  readonly texts: Texts;
}

export const myPlace: SingleHandler<typeof api.myPlace> = ({ actor }) => placeOf(actor);

const lookBack = 20;

export const readCity =
  (parts: ReadingParts): SingleHandler<typeof api.readCity> =>
  async ({ db, actor, input, now, language }) => {
    mustReadCity(actor);
    const { measures } = parts;
    const frame = await frameOf(db, input.span, now);
    const { days, at, period, state, today } = frame;
    const last = schoolDays(dayAfter(today, -lookBack), today).slice(-14);
    const [schools, counties, countyDays, grades, runs, stocks] = await Promise.all([
      selectSchoolCounts(db, {}, days, language),
      selectCounties(db, language),
      selectCountyDays(db, last),
      selectGradeMinutes(db, {}, days.days),
      selectOverRuns(db, {}, lastThree(today)),
      selectStocks(db, {}),
    ]);
    const lines = schoolLines(schools, days.days.length);
    const wholes = counties.map(({ id }) => addPlaces(schools.filter(({ countyId }) => countyId === id)));
    const told = cellsOf(wholes.map((whole) => rawOf(whole, days.days.length)));
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
      sums: sumsOf(measures, whole, frame),
      alarms: [
        ...stateAlarms(frame, now),
        ...overAlarms(runs),
        ...counties.flatMap((county) =>
          lowAlarm(
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
      grades: gradesOf(measures, grades, at),
      days: last,
      teacherDays: sharesOf(null, peopleOf('teacher'), whole.teachers),
      studentDays: sharesOf(null, peopleOf('student'), whole.students),
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

const cityReader = asSystem('a county reads its figures beside those of the whole city');
/** The whole city changes slowly, and every county asks. Milliseconds. */
const freshFor = 60_000;

/** Sums of the city, for pages of counties: they see no other county's rows. */
export class CitySums {
  #kept: { key: string; at: number; value: Promise<Counts> } | undefined;

  constructor(private readonly database: Database) {}

  read({ days, period }: Frame, now: Date): Promise<Counts> {
    const key = `${period.from} ${period.until}`;
    if (this.#kept?.key === key && now.getTime() - this.#kept.at < freshFor) return this.#kept.value;
    const value = this.database.read(cityReader, async (db) =>
      addPlaces(await selectSchoolCounts(db, {}, days, 'zh-CN')),
    );
    this.#kept = { key, at: now.getTime(), value };
    // a failure is not worth keeping
    value.catch(() => (this.#kept = undefined));
    return value;
  }
}

/** A county as a part of the city. */
async function lineOfCounty(db: Db, { days }: Frame, countyId: string) {
  const counties = [...Map.groupBy(await selectSchoolCounts(db, {}, days, 'zh-CN'), (school) => school.countyId)];
  const told = cellsOf(counties.map(([, schools]) => rawOf(addPlaces(schools), days.days.length)));
  return told[counties.findIndex(([id]) => id === countyId)]!;
}

const compared = ['teachers', 'students', 'over', 'resources'] as const;

export const readCounty =
  (parts: ReadingParts & { readonly city: CitySums }): SingleHandler<typeof api.readCounty> =>
  async ({ db, actor, input, now, language }) => {
    const { countyId } = input;
    mustReadCounty(actor, countyId);
    const { measures } = parts;
    const frame = await frameOf(db, input.span, now);
    const { days, at, period, today } = frame;
    const place = { countyId };
    const [schools, counties, grades, runs, city] = await Promise.all([
      selectSchoolCounts(db, place, days, language),
      selectCounties(db, language),
      selectGradeMinutes(db, place, days.days),
      selectOverRuns(db, place, lastThree(today)),
      parts.city.read(frame, now),
    ]);
    const county = counties.find(({ id }) => id === countyId);
    if (!county) throw notFound('statistics.error.noPlace');
    const lines = schoolLines(schools, days.days.length);
    const ofCity = rawOf(city, days.days.length);
    const sums = sumsOf(measures, addPlaces(schools), frame);
    return {
      at,
      from: period.from,
      until: period.until,
      id: county.id,
      name: county.name,
      sums: actor.reach === 'city' ? asPart(sums, await lineOfCounty(db, frame, countyId)) : sums,
      alarms: [...stateAlarms(frame, now), ...overAlarms(runs), ...lowAlarm(lines, county)],
      schools: lines,
      grades: gradesOf(measures, grades, at),
      city: compared.map((id) => ({ id, figure: measures.figure(measureOf[id], ofCity[id].value, ofCity[id].n, at) })),
    };
  };
