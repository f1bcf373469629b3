// How fast files go up and come down, beside a bare Node server that does nothing but write and read them.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Agent, request, type RequestOptions } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { beginUpload, uploadState } from 'edutech/core/common/api/uploads';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { addAirMaterial } from 'edutech/plugins/air/api';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { noise } from '../support/noise';
import { type MeasuredServer, startChild } from './support/child';
import { median, percent } from './support/figures';
import { type Product, startProduct } from './support/product';
import { type Signed, signIn } from './support/sign-in';

const megabyte = 1_000_000;
const bytes = 256 * megabyte;
const rounds = 5;
const rangeBytes = 4 * megabyte;
const readersAtOnce = 8;
/** The beginning of a film: what comes must be what its name says. */
const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');
const agent = new Agent({ keepAlive: true, maxSockets: readersAtOnce });

interface Figure {
  readonly seconds: number;
  readonly cpu: number;
}

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const folder = path.join(context.data, 'bare-files');
  const bareProgram = [path.join(context.root, 'tests/bench/support/bare-files.ts')];
  const bare = await startChild(context.root, bareProgram, { BARE_FOLDER: folder });
  try {
    const who = await signIn(product.port, 'cityadmin');
    const up = { ours: [] as Figure[], bare: [] as Figure[], taken: [] as number[] };
    let last = { sha256: '', name: '' };
    for (let round = 0; round < rounds; round++) {
      const content = Buffer.concat([head, noise(bytes - head.length, randomOf(`files bench ${round}`))]);
      up.bare.push(await measured(bare, () => send(bare, '/film', {}, content)));
      const { figure, taken } = await upload(product, who, content, round);
      up.ours.push(figure);
      up.taken.push(taken);
      last = { sha256: createHash('sha256').update(content).digest('hex'), name: `film-${round}.mp4` };
    }
    const down = { ours: [] as Figure[], bare: [] as Figure[] };
    for (let round = 0; round < rounds; round++) {
      down.bare.push(await measured(bare, () => readByRanges(bare, '/film')));
      down.ours.push(await measured(product, () => readByRanges(product, `/files/${last.sha256}/${last.name}`)));
    }
    return [uploadsTable(up), downloadsTable(down, last.sha256)];
  } finally {
    agent.destroy();
    await bare.stop();
    await product.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const idleSeconds = 3;

/** What a server uses of the processor while nobody asks it: jobs and seals have their own time. Milliseconds a second. */
async function idleOf(server: MeasuredServer): Promise<number> {
  const before = await server.cpuMilliseconds();
  await delay(idleSeconds * 1000);
  return ((await server.cpuMilliseconds()) - before) / idleSeconds;
}

/** How long work takes, and what a server uses for it beside what it uses anyhow. */
async function measured(server: MeasuredServer, work: () => Promise<unknown>): Promise<Figure> {
  const idle = await idleOf(server);
  const before = await server.cpuMilliseconds();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  const used = (await server.cpuMilliseconds()) - before;
  return { seconds, cpu: Math.max(0, used - idle * seconds) };
}

async function upload(product: Product, who: Signed, content: Buffer, round: number) {
  const name = `film-${round}.mp4`;
  const begun = await call<{ uploadId: string; address: string }>(product, who, beginUpload, {
    name,
    bytes: content.length,
    group: 'general',
  });
  const headers = {
    ...who,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  const began = performance.now();
  const figure = await measured(product, () => send(product, begun.address, headers, content));
  for (;;) {
    const { state, fileId } = await call<{ state: string; fileId: string }>(product, who, uploadState, {
      uploadId: begun.uploadId,
    });
    if (state === 'refused') throw new Error('What the bench sends was refused.');
    if (state === 'ready') {
      const taken = (performance.now() - began) / 1000;
      // everybody may fetch the materials of a lesson
      await call(product, who, addAirMaterial, { id: demoId('air.resource.m7-opposite'), fileId });
      return { figure, taken };
    }
    await delay(20);
  }
}

async function call<Data>(
  product: Product,
  who: Signed,
  { method, root, path: at }: Endpoint,
  input: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`http://localhost:${product.port}${addressOf(root, at)}${query}`, {
    method,
    headers: { ...who, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: JSON.stringify({ ...input, token: who.token }) }),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  if (code !== 200) throw new Error(`${at}: ${msg}`);
  return data;
}

/** One request over the line; answers when its answer has ended. */
function ask(options: RequestOptions, expected: number, body?: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', agent, ...options }, (response) => {
      let received = 0;
      if (response.statusCode !== expected) reject(new Error(`${options.path} was answered ${response.statusCode}.`));
      response.on('data', (chunk: Buffer) => (received += chunk.length));
      response.on('end', () => resolve(received));
    });
    asked.on('error', reject);
    if (body) body.pipe(asked);
    else asked.end();
  });
}

const send = ({ port }: MeasuredServer, at: string, headers: Record<string, string>, content: Buffer) => {
  const pieces = Array.from({ length: Math.ceil(content.length / megabyte) }, (_, nth) =>
    content.subarray(nth * megabyte, (nth + 1) * megabyte),
  );
  const all = { ...headers, 'content-length': content.length };
  return ask({ port, path: at, method: 'PATCH', headers: all }, 204, Readable.from(pieces));
};

/** Several readers, each at its own place, as players of one film. */
async function readByRanges({ port }: MeasuredServer, at: string): Promise<void> {
  let next = 0;
  const reader = async () => {
    for (let start = next; start < bytes; start = next) {
      next = start + rangeBytes;
      const range = `bytes=${start}-${Math.min(next, bytes) - 1}`;
      const received = await ask({ port, path: at, headers: { range } }, 206);
      if (received !== Math.min(next, bytes) - start && received > rangeBytes) throw new Error('A range came short.');
    }
  };
  await Promise.all(Array.from({ length: readersAtOnce }, reader));
}

const rate = (figures: readonly Figure[]) => median(figures.map(({ seconds }) => bytes / megabyte / seconds));
const cpuPerGigabyte = (figures: readonly Figure[]) => median(figures.map(({ cpu }) => (cpu / bytes) * megabyte));
const row = (what: string, of: readonly Figure[], bare: readonly Figure[]) => [
  what,
  rate(of).toFixed(0),
  cpuPerGigabyte(of).toFixed(2),
  of === bare ? '' : percent(median(of.map(({ seconds }, at) => bare[at]!.seconds / seconds))),
];
const columns = ['', 'MB/s', 'seconds of CPU per GB', 'share of bare'];

function uploadsTable({ ours, bare, taken }: { ours: Figure[]; bare: Figure[]; taken: number[] }): BenchTable {
  return {
    title: 'Uploads',
    note: `Medians of ${rounds} rounds, each of its own content of ${bytes / megabyte} MB in one PATCH of the tus protocol, answered when the disk has it by fsync. Bare: a Node stream to disk, flushed once at its end. CPU is the server's process, beside what it uses while idle. "Ready" is the whole file hashed, looked at and in its place.`,
    columns,
    rows: [
      row('upload', ours, bare),
      row('bare', bare, bare),
      ['upload until the file is ready', median(taken.map((seconds) => bytes / megabyte / seconds)).toFixed(0), '', ''],
    ],
  };
}

function downloadsTable({ ours, bare }: { ours: Figure[]; bare: Figure[] }, sha256: string): BenchTable {
  return {
    title: 'Ranged downloads',
    note: `Medians of ${rounds} rounds: ${readersAtOnce} readers fetch a public film of ${bytes / megabyte} MB in ranges of ${rangeBytes / megabyte} MB (SHA-256 ${sha256}). Bare: a Node stream of the same range.`,
    columns,
    rows: [row('download', ours, bare), row('bare', bare, bare)],
  };
}
