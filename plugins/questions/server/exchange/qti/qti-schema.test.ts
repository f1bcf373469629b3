import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOfPackage } from '../../../../../tests/support/qti/validate-package';
import type { Content } from '../../../kit/common/content';
import { textMarks } from '../../../kit/common/content';
import { demoQuestions } from '../fixtures/demo-questions';
import type { ExchangeQuestion } from '../exchange-format';
import { anyMedia, anyQuestion, seeded } from '../fixtures/any-question';
import { Typesetter } from '../../../kit/server/formula/typesetting/typesetter';
import { xmlText } from '../../../kit/server/xml/xml-tree';
import { writeQti } from './write-qti';

const typesetting = new Typesetter().forDocument();
const versions = [2, 3] as const;

test.each(versions)(
  'packages of version %i are valid, whatever is in their questions',
  async (version) => {
    const questions = fc.sample(anyQuestion(3), { ...seeded, numRuns: 120 });
    const { bytes } = await writeQti({ questions, media: anyMedia }, version, typesetting);
    expect(await faultsOfPackage(bytes, version)).toEqual([]);
  },
  60_000,
);

test.each(versions)(
  'so are those of version %i with the questions of the demo city',
  async (version) => {
    const questions = demoQuestions();
    expect(questions.length).toBeGreaterThan(50);
    const { bytes } = await writeQti({ questions, media: new Map() }, version, typesetting);
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
  const { bytes } = await writeQti({ questions: [marked], media: anyMedia }, version, typesetting);
  expect(await faultsOfPackage(bytes, version)).toEqual([]);
});

const formulas = String.raw`
  \displaystyle\frac12 | \dfrac12+\tfrac12 | \sum_{i=1}^n i | \lim_{x\to0}x | \binom{n}{k} | \boxed{x} | \cancel{x} | \Large x
  \begin{cases}x&1\\y&2\end{cases} | \begin{array}{l|r}1&2\\\hline3&4\end{array} | \begin{align}a&=b\\c&=d\end{align}
  \begin{pmatrix}1&2\\3&4\end{pmatrix} | \overline{AB}\vec a\widehat{AB} | \xrightarrow[a]{b} | \underbrace{a+b}_{n} | \ce{H2O}
  \raise{2pt}{x} | \rule{2cm}{1pt} | \mathcal{A}\mathbb{R}\mathfrak{g}\mathbf{x}\mathrm{d}x | a\bmod b | \sqrt[3]{2} | {}_a^b X
  \bigl(x\bigr) | \left\{x\right. | x\!y\quad z | \phantom{x}\smash{y} | \text{若 }x | \iint | \sin^2x | f'(x)
`
  .split(/ \| |\n/)
  .map((latex) => latex.trim())
  .filter(Boolean);

test.each(versions)('formulas of every make are valid in version %i', async (version) => {
  const stem = formulas.map((latex) => ({ kind: 'formula' as const, latex }));
  const question: ExchangeQuestion = { title: 'formulas', body: { type: 5, stem, points: 1 }, key: {} };
  const { bytes } = await writeQti({ questions: [question], media: new Map() }, version, typesetting);
  const text = bytes.toString('utf8');
  expect(formulas.filter((latex) => !text.includes(`x-tex">${xmlText(latex)}</annotation>`))).toEqual([]);
  expect(await faultsOfPackage(bytes, version)).toEqual([]);
});

test('the schema refuses what the standard does not have', async () => {
  const { bytes } = await writeQti({ questions: [marked], media: anyMedia }, 2, typesetting);
  const broken = Buffer.from(bytes.toString('latin1').replaceAll('<itemBody>', '<itemBudy>'), 'latin1');
  expect((await faultsOfPackage(broken, 2)).length).toBeGreaterThan(0);
});
