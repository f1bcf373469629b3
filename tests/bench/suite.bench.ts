// What the whole suite costs, beside its budget: the wall time that people wait, and the seconds of workers by area. It has
// no limit inside of a test, where a busy machine would break it; here the command fails above the budget.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { secondsByArea } from '../../host/build/commands/testing/areas.mjs';
import type { WholeRun } from '../../host/build/commands/testing/second-try.mjs';
import { verdict } from './support/figures';
import { shareOf, suiteSeconds } from './support/suite-budget';

export async function bench({ root, data }: BenchContext): Promise<BenchTable[]> {
  const record = path.join(data, 'suite.json');
  fs.rmSync(record, { force: true });
  const began = performance.now();
  const code = await runSuite(root, record);
  const seconds = (performance.now() - began) / 1000;
  const { files } = JSON.parse(fs.readFileSync(record, 'utf8')) as WholeRun;
  const registry = JSON.parse(fs.readFileSync(path.join(root, 'registry.json'), 'utf8')) as {
    plugins: { id: string }[];
  };
  const areas = secondsByArea(
    files,
    registry.plugins.map(({ id }) => id),
  );
  return [
    {
      title: 'Suite',
      note: 'Seconds from `node build.mjs test` to its last line; its result counts, too.',
      columns: ['what', 's', 'budget', 'kept'],
      rows: [['whole suite', Math.round(seconds), suiteSeconds, verdict(seconds <= suiteSeconds)]],
      broken: [...(code === 0 ? [] : ['The suite fails.']), ...over('The suite', seconds, suiteSeconds)],
    },
    {
      title: 'Suite by area',
      note: 'Seconds of all workers together. Shares stand in tests/bench/support/suite-budget.ts.',
      columns: ['area', 's', 'share', 'kept'],
      rows: areas.map(({ area, total }) => [area, Math.round(total), shareOf(area), verdict(total <= shareOf(area))]),
      broken: areas.flatMap(({ area, total }) => over(area, total, shareOf(area))),
    },
  ];
}

const over = (what: string, seconds: number, budget: number) =>
  seconds <= budget ? [] : [`${what} takes ${Math.round(seconds)} s of ${budget}.`];

function runSuite(root: string, record: string): Promise<number> {
  const child = spawn(process.execPath, ['build.mjs', 'test', '--record', record], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
