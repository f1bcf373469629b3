// How long `npm start` takes until the platform answers: with nothing there but the installed packages, with a build but no
// data, and again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { answering, freePort } from './support/child';
import { median, verdict } from './support/figures';

const rounds = 3;
/** The issue's: a second start takes at most five seconds. */
const warmLimitSeconds = 5;

interface Place {
  readonly data: string;
  readonly dist: string;
  readonly generated: string;
}

export async function bench({ root, data }: BenchContext): Promise<BenchTable[]> {
  // inside node_modules, because a built server finds its packages from where it lies
  const cache = path.join(root, 'node_modules/.cache/edutech', `bench-start-${process.pid}`);
  const place = {
    data: path.join(data, 'start'),
    dist: path.join(cache, 'dist'),
    generated: path.join(cache, 'generated'),
  };
  const seconds = { fresh: [] as number[], empty: [] as number[], again: [] as number[] };
  try {
    for (let round = 0; round < rounds; round++) {
      fs.rmSync(cache, { recursive: true, force: true });
      for (const kind of ['fresh', 'empty', 'again'] as const) {
        if (kind !== 'again') fs.rmSync(place.data, { recursive: true, force: true });
        seconds[kind].push(await start(root, place));
      }
    }
  } finally {
    fs.rmSync(cache, { recursive: true, force: true });
    fs.rmSync(place.data, { recursive: true, force: true });
  }
  const [fresh, empty, again] = [median(seconds.fresh), median(seconds.empty), median(seconds.again)];
  return [
    {
      title: 'Starts',
      note: `Seconds from \`npm start\` to the first answer, medians of ${rounds}; packages are installed.`,
      columns: ['', 'seconds', 'limit', 'kept'],
      rows: [
        ['cold, nothing built: build, database, migrations, demo city', fresh.toFixed(1), '–', '–'],
        ['cold, empty data folder: database, migrations, demo city', empty.toFixed(1), '–', '–'],
        ['warm', again.toFixed(1), warmLimitSeconds, verdict(again <= warmLimitSeconds)],
      ],
    },
  ];
}

/** Starts, waits for the first answer, and stops as Ctrl-C does. */
async function start(root: string, { data, dist, generated }: Place): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['build.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), EDUTECH_DATA: data, EDUTECH_DIST: dist, EDUTECH_GENERATED: generated },
  });
  await answering(`http://127.0.0.1:${port}/readyz`, child);
  const seconds = (performance.now() - began) / 1000;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
  return seconds;
}
