import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherLines } from './gathered-lines';

const gathering = () => {
  const written: string[] = [];
  const process = new EventEmitter();
  const write = gatherLines((lines) => written.push(lines), process as unknown as NodeJS.Process);
  return { written, process, write };
};

test('lines of one turn leave in one write, in their order', async () => {
  const { written, write } = gathering();
  write('one\n');
  write('two\n');
  expect(written).toEqual([]);
  await setImmediate();
  write('three\n');
  await setImmediate();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('what was gathered leaves before the process ends', () => {
  const { written, process, write } = gathering();
  write('the last words\n');
  process.emit('exit');
  expect(written).toEqual(['the last words\n']);
});
