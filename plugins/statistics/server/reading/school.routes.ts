import type { Language } from 'edutech/core/common/languages';
import { notFound } from 'edutech/core/common/errors';
import type { Day } from 'edutech/core/common/time/city-time';
import { dayAfter, mondayOf } from 'edutech/core/common/time/weeks';
import type { SignedIn } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api';
import { fewest, tell, tellParts } from '../../kit/common/figures';
import type { ReadingParts } from './city.routes';
import {
  type ClassDay,
  type ClassRow,
  selectActDays,
  selectClassDays,
  selectClasses,
  selectClassPeople,
  selectHours,
  selectSchool,
  selectSubjects,
} from './classes.queries';
import { asPart, type Frame, frameOf, schoolLines, stateAlarms, sumsOf } from './figures';
import { selectSchoolCounts } from './schools.queries';
import { mustReadSchool, placeOf } from './scope';

const weekdays = 5;
const weeks = 4;

/** Monday to Friday of the week of a day. */
const weekOf = (today: Day): Day[] => Array.from({ length: weekdays }, (_, at) => dayAfter(mondayOf(today), at));

/** Classes with their minutes and activity. The classes of a school are parts of its sums; a teacher's own are not. */
async function classLines(
  db: Db,
  { schoolId, rows, frame, areParts }: { schoolId: string; rows: readonly ClassRow[]; frame: Frame; areParts: boolean },
): Promise<{ lines: api.ClassLine[]; load: ClassDay[]; week: Day[] }> {
  const week = weekOf(frame.today);
  const earlier = Array.from({ length: weeks }, (_, at) => weekOf(dayAfter(frame.today, (at - weeks) * 7)));
  const [load, people] = await Promise.all([
    selectClassDays(db, schoolId, [...week, ...earlier.flat()]),
    selectClassPeople(db, schoolId, frame.days.days),
  ]);
  const ofClass = Map.groupBy(load, ({ classId }) => classId);
  const shares = rows.map(({ id, students }) => {
    const met = people.find(({ classId }) => classId === id)?.people ?? 0;
    const all = students * frame.days.days.length;
    return { value: all > 0 ? Math.min(1, met / all) : null, n: students };
  });
  const active = areParts ? tellParts(shares) : shares.map(({ value, n }) => tell(value, n));
  const lines = rows.map(({ id, name, grade, students }, at) => {
    const own = ofClass.get(id) ?? [];
    const on = (day: Day) => own.find((one) => one.day === day);
    const cellOf = (value: number | null) => {
      const { value: told, hidden } = tell(value, students);
      return { value: told, hidden };
    };
    return {
      id,
      name,
      grade,
      most: own.find(({ most }) => most !== null)?.most ?? null,
      days: week.map((day) => cellOf(on(day)?.minutes ?? null)),
      weeks: earlier.map((days) => {
        const given = days.flatMap((day) => on(day)?.minutes ?? []);
        return given.length > 0 ? cellOf(given.reduce((sum, one) => sum + one, 0) / given.length).value : null;
      }),
      active: { value: active[at]!.value, hidden: active[at]!.hidden },
    };
  });
  return { lines, load, week };
}

/** The class that is over its limit on most of the last school days in a row, and what that day was made of. */
async function findingOf(
  db: Db,
  {
    schoolId,
    rows,
    load,
    today,
  }: { schoolId: string; rows: readonly ClassRow[]; load: readonly ClassDay[]; today: Day },
  language: Language,
) {
  const runs = rows.flatMap(({ id, name, students }) => {
    const days = load
      .filter(({ classId, day }) => classId === id && day <= today)
      .toSorted((one, other) => (one.day < other.day ? 1 : -1));
    const end = days.findIndex(({ minutes, most }) => most === null || minutes <= most);
    const over = days.slice(0, end < 0 ? days.length : end);
    const worst = over.toSorted((one, other) => other.minutes - one.minutes)[0];
    return worst && tell(worst.minutes, students).hidden === null ? [{ id, name, run: over.length, worst }] : [];
  });
  const [first] = runs.toSorted((one, other) => other.run - one.run || other.worst.minutes - one.worst.minutes);
  if (!first) return null;
  const { day, minutes, most } = first.worst;
  const subjects = await selectSubjects(db, { schoolId, classId: first.id, day }, language);
  return { name: first.name, run: first.run, day, minutes, most: most ?? 0, subjects };
}

export const readSchool =
  (parts: ReadingParts): SingleHandler<typeof api.readSchool> =>
  async ({ db, actor, input, now, language }) => {
    const { measures } = parts;
    const school = await selectSchool(db, input.schoolId, language);
    if (!school) throw notFound('statistics.error.noPlace');
    mustReadSchool(actor, school);
    const frame = await frameOf(db, input.span, now);
    const { days, at, period, today } = frame;
    const [counts] = await selectSchoolCounts(db, { schoolId: school.id }, days, language);
    const rows = await selectClasses(db, { schoolId: school.id }, today);
    const { lines, load, week } = await classLines(db, { schoolId: school.id, rows, frame, areParts: true });
    const acts = actLines(parts, await selectActDays(db, school.id, period), language);
    const [finding, hours] = await Promise.all([
      findingOf(db, { schoolId: school.id, rows, load, today }, language),
      selectHours(db, school.id, acts.days),
    ]);
    const sums = sumsOf(measures, counts!, frame, ['teachers', 'students', 'minutes', 'over', 'resources']);
    const { teachers, students, teacherDays, studentDays } = counts!;
    // a person who acts beside fewer than five others of a kind, or on days with nobody else, would be seen by the hour
    const areFew = [teachers, students, teacherDays + studentDays].some((n) => tell(0, n).hidden !== null);
    return {
      at,
      from: period.from,
      until: period.until,
      ...school,
      sums: placeOf(actor).level === 'school' ? sums : asPart(sums, await lineOfSchool(db, frame, school)),
      alarms: stateAlarms(frame, now),
      days: week,
      classes: lines,
      finding,
      hours: areFew ? null : Array.from({ length: 24 }, (_, hour) => hours.find((one) => one.hour === hour)?.acts ?? 0),
      acts: areFew ? [] : acts.lines,
    };
  };

/** A school as a part of its county: its readers could tell a hidden one by what is left. */
async function lineOfSchool(
  db: Db,
  { days }: Frame,
  { id, countyId }: { readonly id: string; readonly countyId: string },
) {
  const lines = schoolLines(await selectSchoolCounts(db, { countyId }, days, 'zh-CN'), days.days.length);
  return lines.find((line) => line.id === id)!;
}

/**
 * What was done, by day. The lines of a day are parts of its hours: where few people are behind one, others are hidden with it; `days`
 * are those whose hours do not tell what is hidden.
 */
function actLines(
  { sources, texts }: ReadingParts,
  rows: Awaited<ReturnType<typeof selectActDays>>,
  language: Language,
) {
  const titles = new Map(sources.flatMap(({ kinds }) => kinds.map(({ id, title }) => [id, title] as const)));
  const days: Day[] = [];
  const lines = [...Map.groupBy(rows, ({ day }) => day)].flatMap(([day, ofDay]) => {
    const told = tellParts(ofDay.map(({ people }) => ({ value: people, n: people })));
    const hidden = ofDay.filter((_, at) => told[at]!.hidden);
    const behind = hidden.reduce((sum, { people }) => sum + people, 0);
    if (hidden.length === 0 || (hidden.length > 1 && behind >= fewest)) days.push(day);
    return ofDay.flatMap(({ kind, acts }, at) => {
      const { value, hidden: why } = told[at]!;
      const title = titles.get(kind);
      return title && !why ? [{ day, title: texts.say(language, title), acts, people: { value, hidden: why } }] : [];
    });
  });
  return { lines, days };
}

/** The classes of a teacher: those that they teach or head. */
export const readClasses: SingleHandler<typeof api.readClasses> = async ({ db, actor, input, now }) => {
  const frame = await frameOf(db, input.span, now);
  const { at, period, today } = frame;
  const schoolId = schoolOf(actor);
  const rows = schoolId ? await selectClasses(db, { schoolId, personId: actor.personId }, today) : [];
  const { lines, week } = schoolId
    ? await classLines(db, { schoolId, rows, frame, areParts: false })
    : { lines: [], week: weekOf(today) };
  return { at, from: period.from, until: period.until, days: week, classes: lines };
};

const schoolOf = (actor: SignedIn) => (placeOf(actor).level === 'city' ? null : actor.schoolId);
