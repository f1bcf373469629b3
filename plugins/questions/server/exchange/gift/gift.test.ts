import { expect, test } from 'vitest';
import { textOf } from '../../../kit/common/walk-content';
import { anyMedia } from '../fixtures/any-question';
import { readGift } from './read-gift';
import { writeGift } from './write-gift';

const read = (text: string) => readGift(Buffer.from(text));

/** In the shape in which Moodle 4.5 exports GIFT: comments with numbers, titles, escaped signs, percents. */
const exported = `// question: 0  name: Switch category to $course$/top/数学/方程
$CATEGORY: $course$/top/数学/方程


// question: 31  name: root
::root::[html]<p>方程 \\\\(x^2\\=4\\\\) 的解是</p>{
	=<p>\\\\(x\\=\\\\pm 2\\\\)</p>
	~<p>2</p>
	~%50%<p>-2</p>#<p>漏解</p>
	####<p>开平方有两个值。</p>
}


// question: 32  name: several
::several::[html]<p>Which are prime?</p>{
	~%50%2
	~%-100%4
	~%50%5
}


// question: 33  name: truth
::truth::The Earth is round.{TRUE}


// question: 34  name: number
::number::[html]<p>π 约等于</p>{#
	=%100%3.14:0.005#
}


// question: 35  name: range
::range::Between one and three{#1..3}


// question: 36  name: capital
::capital::中国的首都是 {=北京 =北京市 =%50%燕京} 。


// question: 37  name: essay
::essay::[markdown]Write about *spring*.{}


// question: 38  name: pairs
::pairs::Match.{
	=a -> 1
	=b -> 2
	=c -> 3
}
`;

test('what Moodle exports as GIFT is read, and matching is listed with its line', () => {
  const { questions, notes } = read(exported);
  expect(
    questions.map(({ title, body, key }) => [title, body.type, textOf(body.stem), key.choice ?? key.truth ?? key.gaps]),
  ).toEqual([
    ['root', 0, '方程 $x^2=4$ 的解是', [0]],
    ['several', 1, 'Which are prime?', [0, 2]],
    ['truth', 2, 'The Earth is round.', true],
    [
      'number',
      3,
      'π 约等于____',
      [{ accepted: ['3.14'], comparison: 'number', tolerance: { kind: 'absolute', value: 0.005 } }],
    ],
    [
      'range',
      3,
      'Between one and three____',
      [{ accepted: ['2'], comparison: 'number', tolerance: { kind: 'absolute', value: 1 } }],
    ],
    ['capital', 3, '中国的首都是 ____ 。', [{ accepted: ['北京', '北京市'], comparison: 'text' }]],
    ['essay', 5, 'Write about *spring*.', undefined],
  ]);
  expect(textOf(questions[0]!.body.options![0]!)).toBe('$x=\\pm 2$');
  expect(textOf(questions[0]!.key.analysis!)).toBe('开平方有两个值。\nC: 漏解');
  expect(questions[0]!.category).toEqual(['数学', '方程']);
  const line = exported.slice(0, exported.indexOf('// question: 38')).split('\n').length;
  expect(notes.map(({ fault, place, detail }) => [fault, place.name, detail])).toEqual([
    ['lostCredit', 'root', ''],
    ['lostCredit', 'capital', ''],
    ['matching', 'pairs', 'Matching'],
  ]);
  expect(notes.at(-1)!.place.line).toBe(line);
});

test('one question that is written wrongly is listed, and those around it are read', () => {
  const { questions, notes } = read('a {T}\n\nb {=x ~y\n\nc {F}\n\n~~}\n');
  expect(questions.map(({ key }) => key.truth)).toEqual([true, false]);
  expect(notes).toEqual([
    { fault: 'braces', place: { line: 3, column: 3, name: '' }, detail: '{' },
    { fault: 'braces', place: { line: 7, column: 3, name: '' }, detail: '}' },
  ]);
});

test('an essay keeps its model answer, with and without an analysis', () => {
  const text = (words: string) => [{ kind: 'paragraph' as const, inlines: [{ kind: 'text' as const, text: words }] }];
  const questions = [{ answer: text('x') }, { answer: text('x'), analysis: text('y') }, { analysis: text('y') }].map(
    (key) => ({ title: 'q', body: { type: 5 as const, stem: text('why?'), points: 2 }, key }),
  );
  const { bytes } = writeGift({ questions, media: anyMedia });
  expect(readGift(bytes).questions.map(({ key }) => key)).toEqual(questions.map(({ key }) => key));
});

test('what is not quite a question of ours is read as far as it goes, and told', () => {
  const { questions, notes } = read('a {~x ~y}\n\nb {=a*c}\n\nc {=%50%a}\n\nd {#=1:0 =2:1}\n');
  expect(questions.map(({ body, key }) => [body.type, key.choice ?? key.gaps?.[0]?.accepted])).toEqual([
    [1, undefined],
    [3, ['a*c']],
    [3, undefined],
    [3, ['1']],
  ]);
  expect(notes.map(({ fault, place }) => [place.line, fault])).toEqual([
    [1, 'noAnswer'],
    [3, 'wildcard'],
    [5, 'lostCredit'],
    [5, 'noAnswer'],
    [7, 'lostCredit'],
  ]);
});

test('an option that is an element of HTML is meant as it is written, and more than ten are told', () => {
  const many = Array.from({ length: 12 }, (_, at) => `${at === 0 ? '=' : '~'}o${at}`).join(' ');
  const { questions, notes } = read(`::tag::[html]Which? {=<head> ~<br> ~<b>x</b>}\n\n::many::Which? {${many}}\n`);
  expect(questions.map(({ body }) => body.options!.map((option) => textOf(option as never)))).toEqual([
    ['<head>', '<br>', 'x'],
    Array.from({ length: 10 }, (_, at) => `o${at}`),
  ]);
  expect(notes.map(({ fault, place }) => [fault, place.name])).toEqual([['tooManyOptions', 'many']]);
});

test('feedback of single answers is kept in front of that on all', () => {
  const { questions } = read('::q::Which? {=a#Right. ~b#Not b. ####Because.}\n');
  const said = textOf(questions[0]!.key.analysis!);
  for (const words of ['A: Right.', 'B: Not b.', 'Because.']) expect(said).toContain(words);
});

test('a question with several gaps has no form in GIFT: it is told, and the others are written', () => {
  const gap = { accepted: ['x'], comparison: 'text' as const };
  const stem = [
    {
      kind: 'paragraph' as const,
      inlines: [
        { kind: 'gap' as const, gap: 0 },
        { kind: 'gap' as const, gap: 1 },
      ],
    },
  ];
  const two = {
    title: 'two',
    body: { type: 3 as const, stem, points: 2, gaps: [{ kind: 'text' as const }, { kind: 'text' as const }] },
    key: { gaps: [gap, gap] },
  };
  const truth = {
    title: 'one',
    body: { type: 2 as const, stem: two.body.stem.slice(1), points: 1.5 },
    key: { truth: true },
  };
  const unanswered = { ...truth, title: 'open', key: {} };
  const { bytes, left } = writeGift({ questions: [two, truth, unanswered, { ...two, key: {} }], media: anyMedia });
  expect(left).toEqual([
    { fault: 'manyGaps', place: { line: 1, name: 'two' }, detail: '' },
    { fault: 'noAnswer', place: { line: 3, name: 'open' }, detail: '' },
    { fault: 'manyGaps', place: { line: 4, name: 'two' }, detail: '' },
  ]);
  expect(bytes.toString()).toBe('// [tag:分值 1.5]\n::one::[html]<p></p> {TRUE}\n\n');
});

test.each([
  ['nothing', ''],
  ['comments only', '// a\n\n// b\n'],
])('%s holds no question', (_, text) => {
  expect(read(text).notes).toMatchObject([{ fault: 'empty' }]);
});

test.each([
  ['open braces', '{'.repeat(50_000)],
  ['titles without end', '::'.repeat(50_000)],
  ['answers without end', `x {${'~a'.repeat(50_000)}`],
  ['scripts', 'x<script>alert(1)</script><img src\\=x onerror\\=alert(1)> {T}'],
  ['100 megabytes', 'x'.repeat(100 * 1_048_576)],
])('%s do no harm', (_, text) => {
  const { questions, notes } = read(text);
  expect(JSON.stringify(questions)).not.toMatch(/<script|onerror=|<img/);
  expect(questions.length + notes.length).toBeGreaterThan(0);
});
