import { once } from 'node:events';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { rowsInThread } from './in-thread';
import { readSheets } from './read-sheet';
import { writeSheets } from './write-sheet';

const rows = Array.from({ length: 20_000 }, (_, index) => [
  `B${index}`,
  `学生 ${index}`,
  '七年级',
  '七(1)班',
  '2014-03-01',
]);
const columns = ['学号', '姓名', '年级', '班级', '出生日期'].map((title) => ({ title }));

/** Processor time that something took: of this thread, as a share of that of all threads. */
async function ownShare(work: () => Promise<unknown>): Promise<number> {
  const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await work();
  return sum(process.threadCpuUsage(own)) / sum(process.cpuUsage(all));
}

/** A server of this process, asked once: when its answer has come. */
async function answered(): Promise<void> {
  const server = createServer((_request, response) => void response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();
}

test('another thread does most of the work on a large workbook, and calls are answered meanwhile', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-test-')), 'list.xlsx');
  const writing = await ownShare(async () => writeFile(path, await writeSheets([{ name: '学生', columns, rows }])));
  expect(writing).toBeLessThan(0.4);
  let read = 0;
  const reading = await ownShare(async () => {
    read = (await readSheets(path))[0]!.rows.length;
  });
  expect(read).toBe(rows.length + 1);
  expect(reading).toBeLessThan(0.4);
  const first = await Promise.race([readSheets(path).then(() => 'the sheet'), answered().then(() => 'the call')]);
  expect(first).toBe('the call');
});

test('rows come in parts, and whoever has seen enough ends the thread', async () => {
  const text = rows.map((row) => row.join(',')).join('\n');
  const sizes: number[] = [];
  for await (const part of rowsInThread({ kind: 'readCsv', text, delimiter: ',' })) {
    sizes.push(part.rows.length);
    if (sizes.length === 3) break;
  }
  expect(sizes).toEqual([1000, 1000, 1000]);
});

test('what a thread cannot do is an error here', async () => {
  const limits = { rows: 10, columns: 10, bytes: 1000 };
  const parts = rowsInThread({ kind: 'readWorkbook', bytes: Buffer.from('no workbook'), limits });
  await expect(parts.next()).rejects.toMatchObject({ fault: 'unreadable' });
  // and the next task finds a thread that works
  const text = rowsInThread({ kind: 'readCsv', text: 'a,b', delimiter: ',' });
  expect((await text.next()).value).toMatchObject({ rows: [['a', 'b']] });
  expect((await text.next()).value).toBeUndefined();
});

test('a small workbook that unpacks to hundreds of megabytes is refused by the thread, and calls are answered meanwhile', async () => {
  const sheet = Buffer.concat([Buffer.from('<worksheet><sheetData>'), Buffer.alloc(400 * 1_048_576, ' ')]);
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-test-')), 'bomb.xlsx');
  await writeFile(path, zipSync({ 'xl/worksheets/sheet1.xml': sheet }));
  expect((await stat(path)).size).toBeLessThan(500_000);
  const read = readSheets(path).then(
    () => 'read',
    (error: { key: string }) => error.key,
  );
  const share = await ownShare(async () => {
    expect(await Promise.race([read, answered().then(() => 'the call')])).toBe('the call');
    expect(await read).toBe('core.sheets.tooLarge');
  });
  expect(share).toBeLessThan(0.4);
});

test('of many large workbooks two are read at a time, and all in the end', async () => {
  const text = rows.map((row) => row.join(',')).join('\n');
  const reading = Array.from({ length: 5 }, () => rowsInThread({ kind: 'readCsv', text, delimiter: ',' }));
  const first = await Promise.all(reading.slice(0, 2).map((one) => one.next()));
  expect(first.every(({ done }) => !done)).toBe(true);
  const third = reading[2]!.next();
  expect(await Promise.race([third.then(() => 'the third'), answered().then(() => 'nobody')])).toBe('nobody');
  await reading[0]!.return(undefined);
  expect((await third).done).toBe(false);
  const rest = reading.slice(1).map(async (one) => {
    let count = 0;
    for await (const part of one) count += part.rows.length;
    return count;
  });
  expect(await Promise.all(rest)).toEqual([rows.length - 1000, rows.length - 1000, rows.length, rows.length]);
});
