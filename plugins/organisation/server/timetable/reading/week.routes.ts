import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { type Term, teachingWeek, termLabel } from 'edutech/core/common/time/terms';
import { dayAfter, dayOf, weekAt, weekdayOf, weekdays, weeksOf } from 'edutech/core/common/time/weeks';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import { termsAt } from 'edutech/core/server/terms/terms';
import type * as api from '../../../api/timetable/lessons';
import { type DayLesson, isHeld } from '../../../model/timetable/lessons';
import type { CityDay, SchoolDay } from '../../../model/timetable/school-days';
import { selectCityDays, selectSchoolDays } from './ground.queries';
import { selectColleague } from './people.queries';
import { type ReadDays, readDays } from './read-days';
import type { SlotRow } from './slots.queries';

type WeekCall = Call<{ classId?: Id; teacherId?: Id; week?: number }, SignedIn>;
type Answer = api.TimetableWeek;

/** The day whose week is shown first: on a weekend already the next Monday. */
const dayToBegin = (now: Date): Day => {
  const today = cityDay(now);
  return weekdayOf(today) > 5 ? dayAfter(today, 8 - weekdayOf(today)) : today;
};

/** The week that a page begins with; after the last one that. */
export function weekToBegin(term: Term, now: Date): number {
  const day = dayToBegin(now);
  return teachingWeek(term, day)?.week ?? weekAt(term, now);
}

export const timetableWeek =
  (organisation: Organisation): SingleHandler<typeof api.timetableWeek> =>
  async (call) => {
    const { db, input, now, language, actor } = call;
    const [term] = await termsAt(db, now, language);
    if (!term) throw notFound('core.terms.none');
    const weeks = weeksOf(term);
    const week = Math.min(input.week ?? weekToBegin(term, now), weeks);
    const taught =
      actor.category === 'teacher' ? await organisation.classesOfTeacher(db, actor.personId, term.termId) : [];
    const { whose, said } = await whoseWeek(call, organisation, term.termId);
    const days = weekdays.map((weekday) => dayOf(term, week, weekday));
    const frame = {
      termName: termLabel(term, language),
      week,
      weeks,
      thisWeek: teachingWeek(term, dayToBegin(now))?.week ?? null,
      whose: said,
      classes: [...new Map(taught.map(({ classId, className }) => [classId, className]))].map(([id, name]) => ({
        id,
        name,
      })),
    };
    if (!whose) return { ...frame, ...emptyWeek(days) };
    const read = await readDays(db, whose, { from: days[0]!, to: days[6]!, language });
    return {
      ...frame,
      days: days.map((day) => dayOnWire(read, day)),
      periods: read.periods.map(({ starts, ends }) => ({ starts, ends })),
      lessons: read.lessons.flatMap((lesson) => lessonOnWire(lesson, read)),
      ahead: await daysAhead(call, whose.schoolId, term),
      isPublished: read.versions.some(({ termId }) => termId === term.termId),
    };
  };

const emptyWeek = (days: readonly Day[]) => ({
  days: days.map((day) => ({ day, weekday: null, special: null, free: [] })),
  periods: [],
  lessons: [],
  ahead: [],
  isPublished: false,
});

/** Whose week it is; null where the reader has none: a student without a class. */
async function whoseWeek({ db, actor, input }: WeekCall, organisation: Organisation, termId: Id) {
  const { personId, schoolId } = actor;
  if (actor.category === 'student') {
    const classes = await organisation.classesOfStudent(db, personId, termId);
    const own = classes.find(({ id }) => id === (input.classId ?? id));
    if (input.classId && !own) throw notFound('core.organisation.noClass');
    const whose = own ? { schoolId: own.schoolId, classId: own.id } : null;
    return { whose, said: { kind: 'own' as const, id: own?.id ?? null, name: own?.name ?? '' } };
  }
  if (input.classId) {
    const { id, name, schoolId: ofSchool } = await organisation.readClass(db, actor, input.classId);
    return { whose: { schoolId: ofSchool, classId: id }, said: { kind: 'class' as const, id, name } };
  }
  if (input.teacherId && input.teacherId !== personId) {
    const name = schoolId ? await selectColleague(db, schoolId, input.teacherId) : undefined;
    if (!schoolId || !name) throw notFound('organisation.timetable.noTeacher');
    return {
      whose: { schoolId, teacherId: input.teacherId },
      said: { kind: 'teacher' as const, id: input.teacherId, name },
    };
  }
  const whose = schoolId ? { schoolId, teacherId: personId } : null;
  return { whose, said: { kind: 'own' as const, id: null, name: actor.name } };
}

function dayOnWire({ plans }: ReadDays, day: Day): Answer['days'][number] {
  const { weekday = null, special = null, free = [] } = plans.get(day) ?? {};
  return { day, weekday, special, free: [...free] };
}

/** Nothing where the school has no such period any more. */
function lessonOnWire(lesson: DayLesson<SlotRow>, { periods, changes }: ReadDays): Answer['lessons'] {
  const { day, period, slot } = lesson;
  const time = periods[period - 1];
  if (!time) return [];
  const { difference, teacher } = differenceOnWire(lesson, changes);
  return [
    {
      day,
      period,
      ...time,
      classId: slot.classId,
      className: slot.className,
      subjectId: slot.subjectId,
      subject: slot.subject ?? slot.title,
      hue: subjectHue(slot.subjectCode ?? ''),
      teacherId: lesson.teacherId,
      teacher,
      room: slot.room,
      weeks: slot.weeks,
      isHeld: isHeld(lesson),
      difference,
    },
  ];
}

function differenceOnWire({ difference, slot }: DayLesson<SlotRow>, changes: ReadDays['changes']) {
  const usual = slot.teacher ?? '';
  const nothing = { changeId: null, day: null, period: null, name: '', reason: '' };
  if (!difference) return { difference: null, teacher: usual };
  if (difference.kind === 'free') {
    const { name, note } = difference.free;
    return { difference: { ...nothing, kind: 'free' as const, name, reason: note }, teacher: usual };
  }
  const { kind, change } = difference;
  const from = { changeId: change.id, reason: change.reason };
  if (kind === 'substitute') {
    const teacher = changes.find(({ id }) => id === change.id)?.teacher ?? '';
    return { difference: { ...nothing, ...from, kind, name: usual }, teacher };
  }
  const other =
    kind === 'left' ? { day: change.toDay, period: change.toPeriod } : { day: change.day, period: change.period };
  return { difference: { ...nothing, ...from, kind, ...(kind === 'cancelled' ? {} : other) }, teacher: usual };
}

/** Most days of each kind that are told of. */
const mostAhead = 6;

/** Holidays, exams and events from today to the end of the term. */
async function daysAhead({ db, now, language }: WeekCall, schoolId: Id, term: Term): Promise<Answer['ahead']> {
  const days = { from: cityDay(now), to: term.endsOn };
  const [city, school] = await Promise.all([selectCityDays(db, days, language), selectSchoolDays(db, schoolId, days)]);
  const onWire = ({ kind, name, firstDay, lastDay, ...day }: CityDay | SchoolDay) => {
    const replaces = 'replaces' in day ? day.replaces : null;
    return { kind, name, firstDay, lastDay, weekday: replaces ? weekdayOf(replaces) : null };
  };
  return [...city, ...school]
    .map(onWire)
    .sort((one, other) => one.firstDay.localeCompare(other.firstDay))
    .slice(0, mostAhead);
}
