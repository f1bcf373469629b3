import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { report, secondsSince } from '../../long/report';
import { startApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../under-fire/few-areas';
import { prepareLesson } from '../teaching-loop/lesson';
import { openLine } from '../under-fire/line';
import { noAnswerIsMissing } from '../teaching-loop/no-answer-is-lost';
import { Student } from '../teaching-loop/student';
import { rowsOf } from '../under-fire/site';
import { startPlatform, type StartedPlatform } from './started-platform';

const areas = ['work'];
const areasOnly = { ...cityWithOnly(...areas), settings: { requestsPerMinute: 1_000_000, accessLog: false } };
const killed = ['server', 'database'] as const;

/** One kill, and how long it took until the platform was back. */
export interface Return {
  readonly what: (typeof killed)[number];
  readonly milliseconds: number;
}

/**
 * `npm start` under students who write: its server and its database are killed in turn, and come back by themselves.
 * Nothing that was acknowledged is missing afterwards, and the log has one line a second at most about a lost database.
 */
export async function comesBack(extent: {
  kills: number;
  students: number;
  seed: string;
  workers: number;
}): Promise<readonly Return[]> {
  const began = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'edutech-start-'));
  const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const cityFile = join(folder, 'city.json');
    // the server beside it opens the same keys
    const deploymentKeyFile = join(folder, 'key');
    const city = { ...areasOnly, settings: { ...areasOnly.settings, workers: extent.workers, deploymentKeyFile } };
    writeFileSync(cityFile, JSON.stringify(city));
    const platform = await startPlatform(folder, cityFile, randomOf(`${extent.seed} kills`));
    closers.push(() => platform.stop());
    const app = await startApp({ plugins: areas, database: platform.database, city });
    closers.push(() => app.close());
    const lesson = await prepareLesson(app, { students: extent.students, teachers: 1 });
    const line = await openLine([platform.port]);
    closers.push(() => line.close());
    const students = lesson.students.map(
      (who, at) => new Student(who, line, lesson, randomOf(`${extent.seed} student ${at}`)),
    );

    let isOver = false;
    const working = students.map((student) => student.work(() => isOver));
    const returns = await killInTurn(platform, extent.kills, randomOf(extent.seed));
    isOver = true;
    await Promise.all(working);
    await Promise.all(students.map((student) => student.finish()));

    const longest = Math.max(...returns.map(({ milliseconds }) => milliseconds));
    report('kills under npm start', {
      seed: extent.seed,
      took: secondsSince(began),
      kills: returns.length,
      'answers acknowledged': students.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      'longest way back': `${Math.round(longest)} ms`,
    });
    await noAnswerIsMissing({ rows: rowsOf(app) }, students);
    expect(students.flatMap(({ faults }) => faults)).toEqual([]);
    linesAboutItAreFew(platform.lines(), extent.workers);
    return returns;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function killInTurn(platform: StartedPlatform, count: number, random: () => number): Promise<Return[]> {
  const returns: Return[] = [];
  while (returns.length < count) {
    const what = killed[returns.length % killed.length]!;
    // sometimes at once, while the other one is hardly back; sometimes when all is quiet
    await delay(random() * 4000);
    returns.push({ what, milliseconds: await platform.kill(what) });
  }
  return returns;
}

/** By the time that a process wrote itself: one a second of each. */
function linesAboutItAreFew(lines: readonly string[], workers: number): void {
  const times = lines
    .filter((line) => line.includes('"leftOut":'))
    .map((line) => timeIn(line))
    .sort((one, other) => one - other);
  expect(times.length).toBeGreaterThan(0);
  // processes follow each other, and each may begin with a line
  const close = times.filter((time, at) => at >= workers && time - times[at - workers]! < 990);
  const servers = lines.filter((line) => /^The server .*ended by itself/.test(line)).length;
  expect(close.length).toBeLessThanOrEqual(servers);
}

const timeIn = (line: string) => Date.parse((JSON.parse(line) as { time: string }).time);
