import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addWords, listUnits, listWords, makeAudio, saveUnit } from 'edutech/plugins/dictionary/api';
import { emptyWord } from 'edutech/plugins/dictionary/model/word';
import { signedIn } from '../../support/people';
import { startApp } from '../../support/servers/start-app';
import { dataOf, keyOf, noPlace } from './dictionary-kit';

/** A tenth of a second of silence, as WAV. */
function silence(): Buffer {
  const samples = Buffer.alloc(1600);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** A teacher of a city with these options, who has one word without a recording. */
async function teacherWith(options: { speechProgram?: string; speechUrl?: string }) {
  const app = await startApp({ on: ['dictionary', 'home'], city: { plugins: { dictionary: { options } } } });
  onTestFinished(() => app.close());
  const teacher = await signedIn(app, 'teacher');
  const unit = { level: 1 as const, language: 'en' as const, book: '', title: '补充', ...noPlace };
  const { unitId } = dataOf<typeof saveUnit>(await teacher.call(saveUnit, unit));
  const words = [{ ...emptyWord, text: 'owl' }];
  const { wordIds } = dataOf<typeof addWords>(await teacher.call(addWords, { unitId, words }));
  const word = async () =>
    dataOf<typeof listWords>(await teacher.call(listWords, { unitId, page: 1, pageLine: 5 })).data[0]!;
  return { teacher, wordIds, word };
}

test('a service that the city names says words; the browser is told where the sound is', async () => {
  const asked: string[] = [];
  const service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'audio/wav').end(silence());
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void service.close());
  const { port } = service.address() as AddressInfo;
  const { teacher, wordIds, word } = await teacherWith({ speechUrl: `http://127.0.0.1:${port}/say` });
  expect(dataOf<typeof listUnits>(await teacher.call(listUnits, {})).hasSpeech).toBe(true);
  expect(dataOf<typeof makeAudio>(await teacher.call(makeAudio, { wordIds })).made).toBe(1);
  expect(asked).toEqual(['/say?text=owl&language=en']);
  expect(await word()).toMatchObject({ audioKind: 'made', audioBytes: silence().length });
  // what has a sound is not said again
  expect(dataOf<typeof makeAudio>(await teacher.call(makeAudio, { wordIds })).made).toBe(0);
});

test.runIf(process.platform === 'linux')('a program on this machine says words into a file of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-speech-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sound = silence().toString('base64');
  const program = join(folder, 'espeak-ng');
  // takes the words of espeak-ng: -v voice -s speed -w file -- text
  await writeFile(program, `#!/bin/sh\n[ "$2" = en-gb ] && [ "$8" = owl ] && echo ${sound} | base64 -d > "$6"\n`);
  await chmod(program, 0o755);
  const { teacher, wordIds, word } = await teacherWith({ speechProgram: program });
  expect(dataOf<typeof makeAudio>(await teacher.call(makeAudio, { wordIds })).made).toBe(1);
  expect(await word()).toMatchObject({ audioKind: 'made' });
});

test('without a program the browser speaks, and the server says that it cannot', async () => {
  const { teacher, wordIds, word } = await teacherWith({ speechProgram: 'none' });
  expect(dataOf<typeof listUnits>(await teacher.call(listUnits, {})).hasSpeech).toBe(false);
  expect(keyOf(await teacher.call(makeAudio, { wordIds }))).toBe('dictionary.error.noSpeech');
  expect(await word()).toMatchObject({ audio: null, audioKind: null });
});
