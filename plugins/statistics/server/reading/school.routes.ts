import type { Language } from 'edutech/core/common/languages';
import { notFound } from 'edutech/core/common/errors';
import type { Day } from 'edutech/core/common/time/city-time';
import { dayAfter, mondayOf } from 'edutech/core/common/time/weeks';
import type { SignedIn } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api';
import { fewest, hiddenAs, tell, tellHours, tellParts } from '../../kit/common/figures';
import type { Hidden } from '../../kit/common/nested';
import { patternOf, type Why } from '../../model/places';
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
import { type Frame, frameOf, stateAlarms, sumsOf } from './figures';
import { selectSchoolCounts } from './schools.queries';
import { mustReadSchool, placeOf } from './scope';

const weekdays = 5;
const weeks = 4;

/** Monday to Friday of the week of a day. */
const weekOf = (today: Day): Day[] => Array.from({ length: weekdays }, (_, at) => dayAfter(mondayOf(today), at));

interface OfClasses {
  readonly schoolId: string;
  readonly rows: readonly ClassRow[];
  readonly frame: Frame;
  /** The school whose sums the reader sees, with its students: its classes are parts of it. Null: a teacher's own. */
  readonly whole: { readonly students: number; readonly hidden: Hidden | undefined } | null;
}

/** Classes with their minutes and activity. A school that is hidden is hidden with its classes, which would tell it. */
async function classLines(
  db: Db,
  { schoolId, rows, frame, whole }: OfClasses,
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
  const placed = rows.reduce((sum, { students }) => sum + students, 0);
  const active = !whole
    ? shares.map(({ value, n }) => tell(value, n))
    : whole.hidden
      ? shares.map(() => hiddenAs(whole.hidden!))
      : tellParts(shares, fewest, whole.students - placed);
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
    const isOwn = placeOf(actor).level === 'school';
    const why: Why = isOwn ? {} : await whyOf(parts, frame, { actor, school, now });
    const rows = await selectClasses(db, { schoolId: school.id }, today);
    const whole = { students: counts!.students, hidden: why.students };
    const { lines, load, week } = await classLines(db, { schoolId: school.id, rows, frame, whole });
    const acts = actLines(parts, await selectActDays(db, school.id, period), language);
    const [finding, hours] = await Promise.all([
      findingOf(db, { schoolId: school.id, rows, load, today }, language),
      selectHours(db, school.id, acts.days),
    ]);
    const { teachers, students, teacherDays, studentDays } = counts!;
    // a person who acts beside fewer than five others of a kind, or on days with nobody else, would be seen by the hour
    const areFew = [teachers, students, teacherDays + studentDays].some((n) => tell(0, n).hidden !== null);
    return {
      at,
      from: period.from,
      until: period.until,
      ...school,
      sums: sumsOf(measures, counts!, frame, { why, columns }),
      alarms: stateAlarms(frame, now),
      days: week,
      classes: lines,
      finding,
      hours: areFew ? null : tellHours(hours),
      acts: areFew ? [] : acts.lines,
    };
  };

const columns = ['teachers', 'students', 'signIns', 'minutes', 'over', 'resources'] as const;

/** What is hidden of a school from those who read its county or the city, who could tell it by what is left. */
async function whyOf(
  { city }: ReadingParts,
  frame: Frame,
  { actor, school, now }: { actor: SignedIn; school: { readonly id: string; readonly countyId: string }; now: Date },
): Promise<Why> {
  const pattern = patternOf(await city.read(frame, now), actor.reach === 'city' ? undefined : school.countyId);
  return pattern.of(school.id);
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

/** The classes of a teacher: those that they teach or head. To who reads the whole school, too, they are parts of it. */
export const readClasses: SingleHandler<typeof api.readClasses> = async ({ db, actor, input, now }) => {
  const frame = await frameOf(db, input.span, now);
  const { at, period, today } = frame;
  const { level } = placeOf(actor);
  const schoolId = level === 'classes' || level === 'school' ? actor.schoolId : null;
  const page = (classes: api.ClassLine[], days: Day[]) => ({
    at,
    from: period.from,
    until: period.until,
    days,
    classes,
  });
  if (!schoolId) return page([], weekOf(today));
  const own = await selectClasses(db, { schoolId, personId: actor.personId }, today);
  if (level === 'classes') {
    const { lines, week } = await classLines(db, { schoolId, rows: own, frame, whole: null });
    return page(lines, week);
  }
  const [counts] = await selectSchoolCounts(db, { schoolId }, frame.days, 'zh-CN');
  const rows = await selectClasses(db, { schoolId }, today);
  const whole = { students: counts?.students ?? 0, hidden: undefined };
  const { lines, week } = await classLines(db, { schoolId, rows, frame, whole });
  return page(
    lines.filter(({ id }) => own.some((one) => one.id === id)),
    week,
  );
};
