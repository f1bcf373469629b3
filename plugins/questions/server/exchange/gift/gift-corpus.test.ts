import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf } from './gift-text';
import { type Formatted, type GiftAnswer, GiftFault, type GiftQuestion, parseGift } from './parse-gift';

const shownText = ({ format, text }: Formatted) =>
  `${format === 'moodle' ? '' : `${format} `}${text.replaceAll('\n', '¶')}`;
const shownAnswer = (answer: GiftAnswer, text = shownText(answer.text)) =>
  `${Number((answer.share * 100).toPrecision(12))}%${text}${answer.feedback ? `#${shownText(answer.feedback)}` : ''}`;

function answersOf(question: GiftQuestion): string {
  switch (question.kind) {
    case 'choice':
    case 'words':
      return ` {${question.answers.map((answer) => shownAnswer(answer)).join(' | ')}}`;
    case 'numbers':
      return ` {${question.answers.map((answer) => shownAnswer(answer, `${answer.value ?? '*'}±${answer.tolerance}`)).join(' | ')}}`;
    default:
      return '';
  }
}

const kindOf = (question: GiftQuestion) => {
  if (question.kind === 'choice') return question.isSingle ? 'single' : 'multiple';
  return question.kind === 'truth' ? `truth ${question.truth ? 'T' : 'F'}` : question.kind;
};

/** A block of a file as the corpus writes it. */
function meaningOf(text: string): string {
  const [block] = blocksOf(text);
  try {
    const question = parseGift(block!);
    if (question === null) return 'nothing';
    if ('category' in question) return `category ${question.category}`;
    const said = 'feedbacks' in question ? question.feedbacks.map(shownText) : [];
    return [
      `${kindOf(question)}: ${shownText(question.stem)}${answersOf(question)}`,
      ...(said.length > 0 ? [`## ${said.join(' | ')}`] : []),
      ...(question.feedback?.text ? [`#### ${shownText(question.feedback)}`] : []),
      ...(question.title ? [`@ ${question.title}`] : []),
      ...(question.id ? [`[id ${question.id}]`] : []),
      ...(question.tags.length > 0 ? [`[${question.tags.join(', ')}]`] : []),
    ].join(' ');
  } catch (error) {
    if (!(error instanceof GiftFault)) throw error;
    return `${error.fault} ${error.place.line}:${error.place.column} ${error.sign}`;
  }
}

const written = readFileSync(join(import.meta.dirname, 'corpus/written.txt'), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('# '))
  .join('\n')
  .split(/(?<= => .*)\n/)
  .filter((entry) => entry.includes(' => '))
  .map((entry) => {
    const at = entry.lastIndexOf(' => ');
    return [entry.slice(0, at), entry.slice(at + 4)] as const;
  });

/** Each sign that needs a backslash, and the backslash, at each place where a text may stand. */
const signs = [':', '#', '=', '{', '}', '~', '\\'] as const;
const places: readonly ((sign: string) => readonly [gift: (written: string) => string, meaning: string])[] = [
  (sign) => [(one) => `::a${one}b:: c {T}`, `truth T: c @ a${sign}b`],
  (sign) => [(one) => `a${one}b {F}`, `truth F: a${sign}b`],
  (sign) => [(one) => `a {T#b${one}c#d${one}}`, `truth T: a ## b${sign}c | d${sign}`],
  (sign) => [(one) => `a {=b${one} ~${one}c}`, `single: a {100%b${sign} | 0%${sign}c}`],
  (sign) => [(one) => `a {=b#c${one}d ~e}`, `single: a {100%b#c${sign}d | 0%e}`],
  (sign) => [(one) => `a {=b${one}c =d}`, `words: a {100%b${sign}c | 100%d}`],
  (sign) => [(one) => `a {~%50%b${one} ~%50%c ~%-100%d}`, `multiple: a {50%b${sign} | 50%c | -100%d}`],
  (sign) => [(one) => `a {#1:2#b${one}c}`, `numbers: a {100%1±2#b${sign}c}`],
  (sign) => [(one) => `a {####b${one}c}`, `essay: a #### b${sign}c`],
  (sign) => [(one) => `a${one} b {=c ~d} e${one}`, `single: a${sign} b _____ e${sign} {100%c | 0%d}`],
  (sign) => [(one) => `a text${one} alone`, `description: a text${sign} alone`],
];
const escaped = signs.flatMap((sign) =>
  places.map((place) => {
    const [gift, meaning] = place(sign);
    return [gift(`\\${sign}`), meaning] as const;
  }),
);

const corpus = [...written, ...escaped];

test.each(corpus)('%s', (gift, meaning) => {
  expect(meaningOf(gift)).toBe(meaning);
});

test('two hundred questions and more were read', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
});
