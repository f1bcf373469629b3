import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { newId } from 'edutech/core/common/ids';
import { textOf } from '../../kit/common/walk-content';
import type { WrittenFormat, ImportFormat } from '../../model/formats';
import type { ReadContext } from '../importing/reader';
import type { FormatOptions, Loss, WrittenQuestion } from '../exporting/writer';
import { Typesetter } from '../../kit/server/formula/typesetting/typesetter';
import { mostBytes } from './exchange-format';
import { exchangeReader } from './exchange-reader';
import { exchangeWriters } from './exchange-writers';
import { moodleQuiz, triangle } from './fixtures/moodle-quiz';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-exchange-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Keeps what is stored under ids of its own, as the platform's files do; `refuses` what it is told to. */
function storing(refuses: (bytes: Uint8Array) => boolean = () => false) {
  const stored = new Map<Id, Uint8Array>();
  const context: ReadContext = {
    store: async (bytes) => {
      if (refuses(bytes)) return null;
      const id = newId();
      stored.set(id, bytes);
      return id;
    },
    progress: async () => {},
    signal: new AbortController().signal,
  };
  return { stored, context };
}

async function read(bytes: string | Uint8Array, format: ImportFormat, context = storing().context) {
  const path = join(folder, `file-${newId()}`);
  await writeFile(path, bytes);
  return exchangeReader.read(path, format, context);
}

test('an imported quiz names its pictures by the ids under which they were stored', async () => {
  const { stored, context } = storing();
  const { items, problems, sections } = await read(moodleQuiz, 'moodle', context);
  const [[id, bytes]] = [...stored] as [[Id, Uint8Array]];
  expect(Buffer.from(bytes).equals(triangle)).toBe(true);
  expect(items[0]!.body.stem[1]).toMatchObject({ inlines: [{ kind: 'picture', file: id }] });
  expect(items[0]).toMatchObject({ number: '1', section: 0, confidence: 1, facts: { tags: ['几何', '期中'] } });
  expect(sections).toEqual([{ title: '八年级/数学 / 全等三角形', points: null }]);
  expect(problems.map(({ key, line, text }) => [key, typeof line, text])).toEqual([
    ['questions.read.matching', 'number', 'pairs'],
    ['questions.read.unknownType', 'number', 'computed'],
  ]);
});

test('a picture that cannot be stored leaves its words, and the item says so', async () => {
  const { items } = await read(moodleQuiz, 'moodle', storing(() => true).context);
  expect(textOf(items[0]!.body.stem)).toContain('[三角形]');
  expect(items[0]).toMatchObject({ confidence: 0.7, problems: [{ key: 'questions.read.lostFile' }] });
});

test.each<[string, string | Uint8Array, ImportFormat, string]>([
  ['no XML', 'text', 'moodle', 'questions.read.damaged'],
  ['an empty text', '', 'gift', 'questions.read.empty'],
  ['a package that is none', 'PKxx', 'qti', 'questions.read.damaged'],
  ['a sheet of something else', 'name,number\na,1\n', 'xlsx', 'questions.read.noColumns'],
  ['too large a file', Buffer.alloc(mostBytes + 1), 'gift', 'questions.read.tooLarge'],
])('of %s nothing can be read, and that is said', async (_, bytes, format, key) => {
  await expect(read(bytes, format)).rejects.toMatchObject({ key });
});

const word = (text: string) => [{ kind: 'paragraph' as const, inlines: [{ kind: 'text' as const, text }] }];
const gap = { accepted: ['x'], comparison: 'text' as const };
const facts = { difficulty: 3, tags: ['实数'] } as const;
const picture = newId();
const questions: readonly WrittenQuestion[] = [
  {
    id: newId(),
    ...facts,
    body: {
      type: 0,
      stem: [...word('图'), { kind: 'picture', file: picture, width: 40, height: 30, alt: '三角形' }],
      points: 3,
      options: [word('a'), word('b')],
    },
    key: { choice: [1] },
  },
  {
    id: newId(),
    ...facts,
    body: {
      type: 3,
      stem: [
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'gap', gap: 0 },
            { kind: 'text', text: ' and ' },
            { kind: 'gap', gap: 1 },
          ],
        },
      ],
      points: 2.5,
      gaps: [{ kind: 'text' }, { kind: 'text' }],
    },
    key: { gaps: [gap, gap] },
  },
];
const options: FormatOptions = {
  typesetting: new Typesetter().forDocument(),
  title: '期中',
  language: 'zh-CN',
  answers: 'after',
  medium: async (id) => (id === picture ? { name: 'a.png', mime: 'image/png', ext: 'png', bytes: triangle } : null),
};
const readAs: Partial<Record<WrittenFormat, ImportFormat>> = {
  gift: 'gift',
  moodle: 'moodle',
  qti: 'qti',
  qti21: 'qti',
  xlsx: 'xlsx',
};

test.each(exchangeWriters)(
  'what is exported as $format is imported again, and what it cannot say is told by question',
  async (writer) => {
    const { bytes, losses } = await writer.write(questions, options);
    const { stored, context } = storing();
    const { items } = await read(bytes, readAs[writer.format]!, context);
    const lostIn: Partial<Record<WrittenFormat, readonly Omit<Loss, 'id'>[][]>> = {
      gift: [[], [{ key: 'questions.write.severalGaps' }]],
      xlsx: [[{ key: 'questions.write.noPictures' }, { key: 'questions.write.lost', fields: ['stem'] }], []],
      qti: questions.map(() => [{ key: 'questions.write.lost', fields: ['tags'] }]),
      qti21: questions.map(() => [{ key: 'questions.write.lost', fields: ['tags'] }]),
    };
    const lost = lostIn[writer.format] ?? [];
    expect(losses).toEqual(lost.flatMap((all, at) => all.map((one) => ({ id: questions[at]!.id, ...one }))));
    expect(items.map(({ body }) => body.points)).toEqual(writer.format === 'gift' ? [3] : [3, 2.5]);
    expect(items[0]!.key).toEqual({ choice: [1] });
    expect(stored.size).toBe(writer.format === 'xlsx' ? 0 : 1);
  },
);
