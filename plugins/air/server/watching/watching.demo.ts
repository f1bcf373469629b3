import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo } from 'edutech/core/server/demo/people-and-days';
import { selectStudents } from 'edutech/core/server/organisation/classes/classes.queries';
import type * as notes from '../../api/notes';
import type * as questions from '../../api/questions';
import type * as report from '../../api/report';
import type * as watching from '../../api/watching';
import { joined, type Range, secondsIn } from '../../model/watching/ranges';
import { isAtEnd, nothingWatched } from '../../model/watching/watch-report';
import type plugin from '../../plugin';
import { selectFilm } from './lessons.queries';
import { buildQuestionsDemo, noteSamples, questionSamples } from './questions/questions.demo';
import { reportSamples } from './report/report.demo';
import { insertWatches, updateWatches, type WatchRow } from './watch.queries';

const lesson = 'air.resource.m7-number-line';

/** Lessons that the demo class has watched, and which share of it has begun each. */
const watchedLessons = [
  { slug: 'm7-number-line', share: 0.9 },
  { slug: 'm7-opposite', share: 0.8 },
  { slug: 'm7-absolute', share: 0.55 },
  { slug: 'm7-addition', share: 0.35 },
];
/** How far students watch, one after the other: many to the end, some stop, one only looks in. */
const farthest = [1, 1, 0.62, 1, 0.85, 0.4, 1, 0.97, 0.12, 0.75];
/** The demo account `student`, whose "continue" row has lessons. */
const ofStudent = [0.63, 1, 0.28, 0.4];

/** What the demo class has watched in the last days. */
export async function buildWatchingDemo(context: DemoContext): Promise<void> {
  await buildQuestionsDemo(context);
  const { db, world, id } = context;
  const { classId, schoolId, termId } = world;
  const students = await selectStudents(db, { id: classId, schoolId }, termId);
  const rows: WatchRow[] = [];
  for (const [nth, { slug, share }] of watchedLessons.entries()) {
    const film = await selectFilm(db, id(`air.resource.${slug}`));
    for (const [seat, { personId }] of students.entries()) {
      const isStudent = personId === world.people.student.personId;
      if (!isStudent && ((seat * 7 + nth * 3) % 20) / 20 >= share) continue;
      const reached = isStudent ? ofStudent[nth]! : farthest[(seat + nth * 3) % farthest.length]!;
      const at = daysAgo(context, nth + (seat % 5) / 5 + 0.1);
      const watched = watchedUntil(Math.round(film.seconds * reached), film.seconds, seat, at);
      rows.push({ personId, resourceId: film.id, schoolId, filmId: film.filmId, watched });
    }
  }
  await insertWatches(db, rows);
  await updateWatches(db, rows);
}

/** Played from the beginning to a place; some jump over a part of the middle. */
function watchedUntil(second: number, length: number, seat: number, at: Date): WatchRow['watched'] {
  const gap: Range = [Math.round(length * 0.3), Math.round(length * 0.4)];
  const jumps = seat % 4 === 1 && second > gap[1];
  const ranges = joined(
    [],
    jumps
      ? [
          [0, gap[0]],
          [gap[1], second],
        ]
      : [[0, second]],
  );
  const watched = secondsIn(ranges);
  return {
    ...nothingWatched(at),
    ranges,
    watched,
    played: watched + (seat % 3) * 20,
    lastSecond: second,
    lastAt: at,
    isDone: isAtEnd(second, length),
  };
}

/** Inputs of the permission matrix: everybody who is signed in watches for himself. */
export const watchingSamples: Demo<
  typeof plugin,
  typeof watching & typeof notes & typeof questions & typeof report
>['samples'] = {
  ...noteSamples,
  ...questionSamples,
  ...reportSamples,
  airWatched: (_, id) => ({
    shared: {
      id: id(lesson),
      view: id('air.view.sample'),
      sequence: 0,
      age: 0,
      second: 12,
      ended: false,
      stretches: [{ runningTime: 12, startTime: 0, endTime: 12 }],
    },
  }),
  airPlace: (_, id) => ({ shared: { id: id(lesson) } }),
  setAirAside: (_, id) => ({ shared: { id: id(lesson), aside: false } }),
};
