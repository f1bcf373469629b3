import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pick, randomOf } from 'edutech/host/server/demo-city/random';
import { freePort } from '../../bench/support/child';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../few-areas';
import { type Kill, killAtRandom, startServerOf } from './killer';
import { type Lesson, prepareLesson } from './lesson';
import { openLine } from './line';
import { startOwnDatabase } from './own-database';
import { Student } from './student';
import { Teacher } from './teacher';

/** How much is done in a run. */
export interface Extent {
  readonly kills: number;
  readonly students: number;
  readonly teachers: number;
  readonly seed: string;
}

/** A run that is over: who took part, what was killed, and the database as it was left behind. */
export interface Over {
  readonly app: TestApp;
  readonly lesson: Lesson;
  readonly students: readonly Student[];
  readonly teachers: readonly Teacher[];
  /** Those who have handed in while things were killed; the others' time is not up yet. */
  readonly handedIn: readonly Student[];
  readonly kills: readonly Kill[];
  stop(): Promise<void>;
}

const root = new URL('../../../', import.meta.url).pathname;
/** More calls than any city allows: everybody sits at one address. No areas but those that homework needs. */
const areas = ['work'];
const city = { ...cityWithOnly(...areas), settings: { requestsPerMinute: 1_000_000 } };

/**
 * A lesson in which everything dies: students type on pages whose tabs and lines are cut, teachers correct, two servers are
 * killed before, in and after their COMMITs, and PostgreSQL with them. Resolves when everybody's page has told its owner that
 * all is saved.
 */
export async function lessonUnderFire({ kills: count, students: mostStudents, teachers: mostTeachers, seed }: Extent) {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-faults-'));
  const own = await startOwnDatabase(folder);
  const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true }), () => own.stop()];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const app = await startApp({ plugins: areas, database: own.database, city });
    closers.push(() => app.close());
    const lesson = await prepareLesson(app, { students: mostStudents, teachers: mostTeachers });
    const cityFile = join(folder, 'city.json');
    writeFileSync(cityFile, JSON.stringify(city));
    const ports = [await freePort(), await freePort()];
    const startServer = startServerOf(process.env['EDUTECH_DIST'] ?? join(root, 'dist'), folder, own, ports, cityFile);
    const servers = [await startServer(0), await startServer(1)];
    closers.push(() => Promise.all(servers.map((server) => server.stop())));

    const lineOf = async () => {
      const line = await openLine(ports);
      closers.push(() => line.close());
      return line;
    };
    const students: Student[] = [];
    for (const [at, who] of lesson.students.entries())
      students.push(new Student(who, await lineOf(), lesson, randomOf(`${seed} student ${at}`)));
    const teachers: Teacher[] = [];
    for (const [at, who] of lesson.teachers.entries())
      teachers.push(new Teacher(who, await lineOf(), lesson, randomOf(`${seed} teacher ${at}`)));

    let isOver = false;
    const working = [...students, ...teachers].map((one) => one.work(() => isOver));
    const random = randomOf(`${seed} kills`);
    const killable = { students, teachers, servers, own, startServer };
    const kills = await killAtRandom(killable, Math.ceil(count * 0.9), random);
    isOver = true;
    await Promise.all(working);
    // whoever hands in does so while the last things are killed
    const handedIn = students.filter((_, at) => at % 2 === 0);
    const over = Promise.all(students.map((student) => student.finish()));
    const [last] = await Promise.all([
      killAtRandom({ ...killable, students: [pick(students, random)] }, count - kills.length, random),
      over.then(() => Promise.all(handedIn.map((student) => student.handIn()))),
    ]);
    await Promise.all(students.map((student) => student.finish()));
    const result: Over = { app, lesson, students, teachers, handedIn, kills: [...kills, ...last], stop };
    return result;
  } catch (error) {
    await stop();
    throw error;
  }
}
