import process from 'node:process';
import fs from 'node:fs';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { openDesk } from './support/desk';
import { load } from './support/load';
import { subjectsOf } from './calls/subjects';

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  process.env['NODE_OPTIONS'] = '--cpu-prof --cpu-prof-dir=/tmp/prof --cpu-prof-interval=200';
  const desk = await openDesk(context);
  delete process.env['NODE_OPTIONS'];
  const wanted = process.env['SUBJECT'] ?? 'trivial';
  try {
    const subjects = await subjectsOf(desk);
    const { calls } = subjects.find(({ title }) => title.includes(wanted))!;
    const ask = (requests: number) =>
      load({ port: desk.product.port, connections: 10, requests, callOf: (n) => calls[n % calls.length]! });
    await ask(2000);
    const began = await desk.product.cpuMilliseconds();
    const at = Date.now();
    const n = Number(process.env['N'] ?? 20000);
    await ask(n);
    fs.writeFileSync('/tmp/prof/seconds', String((Date.now() - at) / 1000));
    console.log('cpu per call', ((await desk.product.cpuMilliseconds()) - began) / n);
  } finally {
    await desk.close();
  }
  return [];
}
