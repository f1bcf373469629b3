import { expect, test } from 'vitest';
import { textOf } from '../../../kit/common/walk-content';
import { triangle, moodleQuiz } from '../fixtures/moodle-quiz';
import { recording } from '../fixtures/pictures';
import { mediaId } from '../exchange-format';
import { readMoodle } from './read-moodle';
import { writeMoodle } from './write-moodle';

const read = (xml: string) => readMoodle(Buffer.from(xml));
const quiz = await read(moodleQuiz);
const byTitle = (title: string) => quiz.questions.find((question) => question.title === title)!;
const text = (value: string) => [{ kind: 'paragraph', inlines: [{ kind: 'text', text: value }] }];

const wrapped = (inner: string, type = 'truefalse') =>
  `<quiz><question type="${type}"><name><text>q</text></name><questiontext format="html"><text><![CDATA[${inner}]]></text></questiontext>
   <answer fraction="100"><text>true</text></answer></question></quiz>`;

test('a quiz that Moodle exported is read: kinds, points, and what is no question of ours with its line', () => {
  expect(quiz.questions.map(({ title, body }) => [title, body.type, body.points])).toEqual([
    ['全等的判定', 0, 3],
    ['several', 1, 4],
    ['truth', 2, 1],
    ['capital', 3, 2],
    ['gravity', 3, 2.5],
    ['essay', 5, 8],
    ['embedded', 3, 4],
    ['passage', 8, 0],
    ['text', 9, 0],
  ]);
  const line = (title: string) =>
    moodleQuiz.slice(0, moodleQuiz.indexOf(`<text>${title}</text>`)).split('\n').length - 1;
  expect(quiz.notes).toEqual([
    { fault: 'lostCredit', place: { line: line('embedded'), name: 'embedded' }, detail: '' },
    { fault: 'matching', place: { line: line('pairs'), name: 'pairs' }, detail: 'matching' },
    { fault: 'unknownType', place: { line: line('computed'), name: 'computed' }, detail: 'calculatedmulti' },
  ]);
});

test('a choice keeps its formulas, its picture, its feedback and its tags, and loses its script', () => {
  const { body, key, tags, category } = byTitle('全等的判定');
  const picture = mediaId(triangle);
  expect(body.stem).toEqual([
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: '如图，在 ' },
        { kind: 'formula', latex: '\\triangle ABC' },
        { kind: 'text', text: ' 中，' },
        { kind: 'formula', latex: 'AB=AC' },
        { kind: 'text', text: '，则' },
        { kind: 'text', text: '一定', marks: ['bold'] },
        { kind: 'text', text: '成立的是（ ）' },
      ],
    },
    { kind: 'paragraph', inlines: [{ kind: 'picture', file: picture, width: 80, height: 60, alt: '三角形' }] },
  ]);
  expect(body.options?.[2]).toEqual(text('AC < BC'));
  expect(body.mayShuffle).toBe(true);
  expect(key).toEqual({ choice: [0], analysis: text('等边对等角。') });
  expect(quiz.media.get(picture)).toEqual({ name: '三角形.png', bytes: triangle });
  expect(tags).toEqual(['几何', '期中']);
  expect(category).toEqual(['八年级/数学', '全等三角形']);
});

test('answers come with their rules: several right ones, wordings, tolerance and unit', () => {
  expect(byTitle('several').key).toEqual({ choice: [0, 2], partialCredit: 'share' });
  expect(byTitle('capital').key.gaps).toEqual([{ accepted: ['北京', '北京市'], comparison: 'text' }]);
  expect(byTitle('capital').body.stem[0]).toMatchObject({
    inlines: [{ text: '中国的首都是 ' }, { kind: 'gap', gap: 0 }, { text: ' 。' }],
  });
  expect(byTitle('gravity').key.gaps).toEqual([
    {
      accepted: ['9.8'],
      comparison: 'number',
      tolerance: { kind: 'absolute', value: 0.1 },
      unit: { name: 'm/s^2', isNeeded: true },
    },
  ]);
  expect(byTitle('essay').key.answer).toEqual(text('作高。'));
});

test('embedded answers become gaps where they ask for words, and parts where they offer a choice', () => {
  const embedded = byTitle('embedded');
  expect(embedded.body.gaps).toEqual([{ kind: 'text' }, { kind: 'number' }, { kind: 'formula' }]);
  expect(embedded.key.gaps?.map(({ accepted }) => accepted)).toEqual([['H2O'], ['100'], ['\\frac{4}{2}']]);
  const passage = byTitle('passage');
  expect(passage.body.parts?.map(({ type, points, options }) => [type, points, options?.length])).toEqual([
    [0, 1.5, 3],
    [0, 1.5, 2],
  ]);
  expect(passage.key.parts).toEqual([{ choice: [0] }, { choice: [1] }]);
});

test('questions behind a text belong to it', () => {
  const { body, key } = byTitle('text');
  expect(body.parts).toHaveLength(1);
  expect(key.parts).toEqual([{ truth: false }]);
});

test('what was read and written is read as the same again', async () => {
  const written = writeMoodle({ questions: quiz.questions, media: quiz.media });
  const again = await readMoodle(written.bytes);
  const plain = ({ title, body, key, category }: (typeof quiz.questions)[number]) => ({ title, body, key, category });
  const withoutUnit = structuredClone(quiz.questions.map(plain));
  // embedded answers of numbers carry no unit
  delete (withoutUnit[4]!.key.gaps as { unit?: unknown }[])[0]!.unit;
  expect(again.questions.map(plain)).toEqual(withoutUnit);
  expect([...again.media.keys()]).toEqual([...quiz.media.keys()]);
  expect(again.notes).toEqual([]);
});

test.each([
  ['what is no XML', 'GIFT {T}', 'damaged'],
  ['another document', '<html></html>', 'damaged'],
  ['a quiz that is cut off', moodleQuiz.slice(0, 4000), 'damaged'],
  ['entities that unfold', '<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>', 'damaged'],
  ['files from the server', '<!DOCTYPE q SYSTEM "file:///etc/passwd"><quiz/>', 'damaged'],
  ['endless nesting', `<quiz>${'<question>'.repeat(10_000)}`, 'tooLarge'],
])('%s is refused as a whole', async (_, xml, fault) => {
  expect(await read(xml)).toMatchObject({ questions: [], notes: [{ fault }] });
});

test('a text of 100 megabytes is refused before it is read', async () => {
  expect((await readMoodle(Buffer.alloc(100 * 1_048_576, 32))).notes).toMatchObject([{ fault: 'tooLarge' }]);
});

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>'],
  ['a handler', '<p onclick="alert(1)">a</p>'],
  ['a frame', '<p>a</p><iframe src="https://example.org"></iframe>'],
  ['an address that runs', '<p><a href="javascript:alert(1)">a</a></p>'],
  ['a style', '<style>p{background:url(x)}</style><p style="background:url(x)">a</p>'],
  ['drawings with scripts', '<p>a</p><svg><script>alert(1)</script></svg>'],
  ['elements that are not closed', '<p><b></b><div>a'],
])('%s in a text leaves its words only', async (_, html) => {
  const { questions, notes } = await read(wrapped(html));
  expect(questions[0]?.body.stem).toEqual(text('a'));
  expect(notes).toEqual([]);
});

test('pictures from elsewhere are named and not fetched, and lost ones are named too', async () => {
  const { questions, notes } = await read(
    wrapped('<p>a<img src="https://example.org/x.png" alt="图"><img src="@@PLUGINFILE@@/../../etc/passwd"></p>'),
  );
  expect(questions[0]?.body.stem).toEqual(text('a[图]'));
  expect(notes.map(({ fault, place }) => [fault, place.line])).toEqual([
    ['remotePicture', 1],
    ['lostFile', 1],
  ]);
});

test('a question without an answer and one with too many options are read as far as they go, and told', async () => {
  const option = '<answer fraction="0"><text>x</text></answer>';
  const many = `<question type="multichoice"><name><text>many</text></name><questiontext><text>q</text></questiontext><single>true</single>
    <answer fraction="100"><text>y</text></answer>${option.repeat(11)}</question>`;
  const none = `<question type="multichoice"><name><text>none</text></name><questiontext><text>q</text></questiontext>${option}</question>`;
  const { questions, notes } = await read(wrapped('<p>a</p>').replace('</quiz>', `${many}${none}</quiz>`));
  expect(questions.map(({ body, key }) => [body.options?.length, textOf(body.stem), key.choice])).toEqual([
    [undefined, 'a', undefined],
    [10, 'q\nK. x\nL. x', [0]],
    [1, 'q', undefined],
  ]);
  expect(notes.map(({ fault, place }) => [fault, place.name])).toEqual([
    ['tooManyOptions', 'many'],
    ['noAnswer', 'none'],
  ]);
});

const choiceOf = (options: readonly string[], more = '') =>
  `<quiz><question type="multichoice"><name><text>q</text></name><questiontext><text>Which?</text></questiontext><single>true</single>
   ${options.map((one, at) => `<answer fraction="${at === 0 ? 100 : 0}" format="html"><text><![CDATA[${one}]]></text></answer>`).join('')}${more}</question></quiz>`;

test('an option that is an element of HTML is meant as it is written, and none is ever empty', async () => {
  const { questions, notes } = await read(choiceOf(['<head>', '<br>', '<b></b>', ' ', '<p>x</p>']));
  expect(questions[0]!.body.options!.map((option) => textOf(option as never))).toEqual([
    '<head>',
    '<br>',
    '<b></b>',
    '（ ）',
    'x',
  ]);
  expect(notes.map(({ fault, detail }) => [fault, detail])).toEqual([['emptyOption', 'D']]);
});

test('feedback of single answers is kept with its letter, that on an answer as a whole is told', async () => {
  const xml = choiceOf(
    ['a', 'b'],
    '<partiallycorrectfeedback><text>Half way there.</text></partiallycorrectfeedback>',
  ).replace('<![CDATA[b]]></text>', '<![CDATA[b]]></text><feedback><text>Not <b>b</b>.</text></feedback>');
  const { questions, notes } = await read(xml);
  expect(textOf(questions[0]!.key.analysis!)).toBe('B: Not b.');
  expect(notes.map(({ fault, detail }) => [fault, detail])).toEqual([['lostFeedback', 'Half way there.']]);
});

test('lines of programs, wide spaces and the words of a link to a recording stay', async () => {
  const file = `<file name="a.mp3" path="/" encoding="base64">${recording.toString('base64')}</file>`;
  const xml = wrapped(
    '<pre>for x in y:\n    print(x)</pre><p>　　春天来了。</p><p><a href="@@PLUGINFILE@@/a.mp3">听录音</a></p>',
  ).replace('</questiontext>', `${file}</questiontext>`);
  const { questions } = await read(xml);
  const { stem } = questions[0]!.body;
  expect(textOf(stem)).toBe('for x in y:\n    print(x)\n　　春天来了。\n听录音');
  expect(stem.at(-1)).toMatchObject({ kind: 'audio' });
});

test.each([
  ['embedded answers without end', '{1:SA:\\}'.repeat(400_000)],
  ['formulas without end', '\\('.repeat(1_000_000)],
  ['elements without end', '<b>'.repeat(400_000)],
  ['dollars', '$$ $'.repeat(400_000)],
])('%s are refused before they cost anything', async (_, inner) => {
  const { questions, notes } = await read(wrapped(inner));
  expect([questions.length, notes.map(({ fault }) => fault)]).toEqual([0, ['tooLong']]);
});
