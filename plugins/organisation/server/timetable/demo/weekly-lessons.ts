import type { Stage } from 'edutech/core/common/teaching/stages';

/** Lessons of a week by subject, as the demo schools hold them: 35 periods, the last ones for what belongs to no subject. */
export const weeklyLessons: Readonly<Record<Stage, Readonly<Record<string, number>>>> = {
  primary: {
    chinese: 7,
    mathematics: 5,
    english: 3,
    morality: 2,
    science: 2,
    sports: 4,
    music: 2,
    art: 2,
    computing: 1,
  },
  junior: {
    chinese: 6,
    mathematics: 6,
    english: 5,
    physics: 3,
    chemistry: 3,
    biology: 2,
    history: 2,
    geography: 2,
    morality: 2,
    sports: 3,
    music: 1,
    art: 1,
    computing: 1,
  },
  senior: {
    chinese: 5,
    mathematics: 5,
    english: 5,
    physics: 3,
    chemistry: 3,
    biology: 2,
    history: 2,
    geography: 2,
    politics: 2,
    sports: 2,
    music: 1,
    art: 1,
    computing: 1,
  },
};

/** The lesson of the head teacher, and what shares a time with computing in even weeks. */
export const classMeeting = '班会';
export const evenWeekTitle = '劳动';
export const field = '操场';
/** Classes that the field of a demo school holds: more than it has teachers of sports. */
export const fieldClasses = 12;
