import { randomOf } from 'edutech/host/server/demo-city/random';
import type { Kill } from '../under-fire/killer';
import { type Extent, type Site, workUnderFire } from '../under-fire/site';
import { type Lesson, prepareLesson } from './lesson';
import { Student } from './student';
import { Teacher } from './teacher';

/** How much is done in a run. */
export interface LessonExtent extends Extent {
  readonly students: number;
  readonly teachers: number;
}

/** A run that is over: who took part, and what was killed. */
export interface Over {
  readonly lesson: Lesson;
  readonly students: readonly Student[];
  readonly teachers: readonly Teacher[];
  /** Those who have handed in while things were killed; the others' time is not up yet. */
  readonly handedIn: readonly Student[];
  readonly kills: readonly Kill[];
}

/**
 * A lesson in which everything dies: students type on pages whose tabs and lines are cut, teachers correct, two servers are
 * killed before, in and after their COMMITs, and PostgreSQL with them. Resolves when everybody's page has told its owner that
 * all is saved.
 */
export async function lessonUnderFire(site: Site, extent: LessonExtent): Promise<Over> {
  const { seed } = extent;
  const lesson = await prepareLesson(site.app, extent);
  await site.startServers();
  const students: Student[] = [];
  for (const [at, who] of lesson.students.entries())
    students.push(new Student(who, await site.openLine(), lesson, randomOf(`${seed} student ${at}`)));
  const teachers: Teacher[] = [];
  for (const [at, who] of lesson.teachers.entries())
    teachers.push(new Teacher(who, await site.openLine(), lesson, randomOf(`${seed} teacher ${at}`)));
  const handedIn = students.filter((_, at) => at % 2 === 0);
  const finish = async () => {
    await Promise.all(students.map((student) => student.finish()));
    await Promise.all(handedIn.map((student) => student.handIn()));
  };
  const kills = await workUnderFire(site, { students, teachers, finish }, extent);
  await Promise.all(students.map((student) => student.finish()));
  return { lesson, students, teachers, handedIn, kills };
}
