import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Typesetter } from '../../kit/server/formula/typesetting/typesetter';
import { filesOfQuestion } from './checks/validate-question';
import type { ExchangeQuestion, ReadFile, WrittenFile } from './exchange-format';
import { anyMedia, anyQuestion, seeded } from './fixtures/any-question';
import { readGift } from './gift/read-gift';
import { writeGift } from './gift/write-gift';
import { readMoodle } from './moodle/read-moodle';
import { writeMoodle } from './moodle/write-moodle';
import { readQti } from './qti/read-qti';
import { writeQti } from './qti/write-qti';

interface Format {
  readonly name: string;
  readonly mostGaps: number;
  readonly write: (questions: readonly ExchangeQuestion[]) => WrittenFile | Promise<WrittenFile>;
  readonly read: (bytes: Buffer) => Promise<ReadFile>;
}

const typesetting = new Typesetter().forDocument();

const formats: readonly Format[] = [
  {
    name: 'Moodle XML',
    mostGaps: 3,
    write: (questions) => writeMoodle({ questions, media: anyMedia }),
    read: readMoodle,
  },
  {
    name: 'GIFT',
    mostGaps: 1,
    write: (questions) => writeGift({ questions, media: anyMedia }),
    read: async (bytes) => readGift(bytes),
  },
  ...([2, 3] as const).map(
    (version): Format => ({
      name: `QTI ${version}`,
      mostGaps: 3,
      write: (questions) => writeQti({ questions, media: anyMedia }, version, typesetting),
      read: async (bytes) => readQti(bytes),
    }),
  ),
];

test.each(formats)(
  'questions of all nine types come back from $name as they were',
  async ({ mostGaps, write, read }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyQuestion(mostGaps), { minLength: 1, maxLength: 4 }), async (questions) => {
        const written = await write(questions);
        const { questions: again, notes, media } = await read(written.bytes);
        expect(written.left).toEqual([]);
        expect(notes).toEqual([]);
        expect(again.map(({ body, key }) => ({ body, key }))).toEqual(
          questions.map(({ body, key }) => ({ body, key })),
        );
        const files = questions.flatMap(filesOfQuestion);
        expect([...media.keys()].sort()).toEqual([...new Set(files)].sort());
        for (const id of files) expect(media.get(id)?.bytes.equals(anyMedia.get(id)!.bytes)).toBe(true);
      }),
      { ...seeded, numRuns: 120 },
    );
  },
);
