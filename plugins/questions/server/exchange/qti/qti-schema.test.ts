import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOfPackage } from '../../../../../tests/support/qti/validate-package';
import type { Content } from '../../../kit/common/content';
import { textMarks } from '../../../kit/common/content';
import { demoQuestions } from '../fixtures/demo-questions';
import type { ExchangeQuestion } from '../exchange-format';
import { anyMedia, anyQuestion, seeded } from '../fixtures/any-question';
import { writeQti } from './write-qti';

const versions = [2, 3] as const;

test.each(versions)(
  'packages of version %i are valid, whatever is in their questions',
  async (version) => {
    const questions = fc.sample(anyQuestion(3), { ...seeded, numRuns: 120 });
    const { bytes } = await writeQti({ questions, media: anyMedia }, version);
    expect(await faultsOfPackage(bytes, version)).toEqual([]);
  },
  60_000,
);

test.each(versions)(
  'so are those of version %i with the questions of the demo city',
  async (version) => {
    const questions = demoQuestions();
    expect(questions.length).toBeGreaterThan(50);
    const { bytes } = await writeQti({ questions, media: new Map() }, version);
    expect(await faultsOfPackage(bytes, version)).toEqual([]);
  },
  60_000,
);

const everyMark: Content = [
  {
    kind: 'paragraph',
    inlines: textMarks.map((mark) => ({ kind: 'text', text: mark, marks: [mark] })),
    align: 'center',
  },
  { kind: 'audio', file: [...anyMedia.keys()].at(-1)!, seconds: 3 },
];
const marked: ExchangeQuestion = {
  title: 'marks',
  body: { type: 5, stem: everyMark, points: 2 },
  key: { answer: everyMark, analysis: everyMark },
};

test.each(versions)('texts that are set in every way, with a recording, are valid in version %i', async (version) => {
  const { bytes } = await writeQti({ questions: [marked], media: anyMedia }, version);
  expect(await faultsOfPackage(bytes, version)).toEqual([]);
});

test('the schema refuses what the standard does not have', async () => {
  const { bytes } = await writeQti({ questions: [marked], media: anyMedia }, 2);
  const broken = Buffer.from(bytes.toString('latin1').replaceAll('<itemBody>', '<itemBudy>'), 'latin1');
  expect((await faultsOfPackage(broken, 2)).length).toBeGreaterThan(0);
});
