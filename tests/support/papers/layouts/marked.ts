import { googleDocs } from '../makers/google-docs';
import { libreOffice } from '../makers/libre-office';
import { pandoc } from '../makers/pandoc';
import { word } from '../makers/word';
import { wps } from '../makers/wps';
import { namespaces } from '../makers/maker';
import type { Paper } from '../notation';
import { bodyOf, free, one, sheet } from './sheet';

const stems = ['我国的首都是（　　）', '长江流入（　　）', '下列属于直辖市的是（　　）'];
const places = [
  ['上海', '北京', '广州', '南京'],
  ['东海', '黄海', '南海', '渤海'],
  ['成都', '武汉', '西安', '重庆'],
];
const right = [1, 0, 3];
const questions = (mark: string) =>
  stems.flatMap((stem, at) => [
    `${at + 1}．${stem}`,
    ...places[at]!.map((place, option) => {
      const text = `${'ABCD'[option]}．${place}`;
      return option === right[at] ? `⟦${mark}${text}⟧` : text;
    }),
  ]);
const keys = right.map((choice, at) => one(at + 1, choice));

/** Papers that mark the right option by how it is set, and such with answers in tables. */
export const markedPapers = (): Paper[] => [
  sheet('geography with right options in red', word, ['# 地理常识', ...questions('r')], keys),
  sheet('geography with right options in bold', pandoc, ['# 地理常识', ...questions('b')], keys),
  sheet('geography with right options highlighted', googleDocs, ['# 地理常识', ...questions('h')], keys),
  sheet('geography with right options underlined', libreOffice, ['# 地理常识', ...questions('u')], keys),
  sheet(
    'English with a table of Question and Answer',
    libreOffice,
    [
      '# Vocabulary test',
      ...[1, 2, 3, 4].flatMap((number) => [
        `${number}. Choose the right word for picture ${number}.`,
        'A. cat B. dog C. bird D. fish',
      ]),
      'Answers',
      [
        ['Question', 'Answer'],
        ['1', 'D'],
        ['2', 'A'],
        ['3', 'C'],
        ['4', 'B'],
      ],
    ],
    [one(1, 3), one(2, 0), one(3, 2), one(4, 1)],
  ),
  sheet(
    'science with a table of No., Answer and Explanation',
    word,
    [
      '# Science test',
      ...[1, 2].flatMap((number) => [`${number}. Which is the largest (${number})?`, 'A. ant~B. cat~C. cow~D. hen']),
      '3. Why do we see lightning before thunder?',
      'Answer key:',
      [
        ['No.', 'Answer', 'Explanation'],
        ['1', 'C', 'A cow weighs most.'],
        ['2', 'C', 'A cow weighs most.'],
        ['3', 'Light is faster than sound.', 'About 300,000 km/s.'],
      ],
    ],
    [one(1, 2, { analysis: 'weighs most' }), one(2, 2), free(3, 'faster', { analysis: 'About' })],
  ),
  sheet(
    'a table of answers in two columns',
    wps,
    [
      '# 安全知识竞赛',
      ...[1, 2, 3, 4].flatMap((number) => [
        `${number}、火警电话是（    ）（第 ${number} 次）`,
        'A、119    B、110    C、120    D、122',
      ]),
      '参考答案',
      [
        ['题号', '答案', '题号', '答案'],
        ['1', 'A', '3', 'C'],
        ['2', 'B', '4', 'D'],
      ],
    ],
    [one(1, 0), one(2, 1), one(3, 2), one(4, 3)],
  ),
  sheet(
    'a table of answers without titles',
    libreOffice,
    [
      '# 练习',
      ...[1, 2, 3].flatMap((number) => [`${number}.选出正确的一项（ ）`, 'A.甲 B.乙 C.丙 D.丁']),
      '答案',
      [
        ['1', '2', '3'],
        ['C', 'A', 'D'],
      ],
    ],
    [one(1, 2), one(2, 0), one(3, 3)],
  ),
  sheet(
    'a page of two columns, made by a table',
    wps,
    [
      '# 口算练习',
      [
        ['1．12＋8＝（    ）', '3．9×3＝（    ）'],
        ['2．15−7＝（    ）', '4．24÷6＝（    ）'],
      ],
      '参考答案：1．20　2．8　3．27　4．4',
    ],
    ['20', '8', '27', '4'].map((answer, at) => ({ number: `${at + 1}`, type: 5, answer })),
  ),
  linked(),
];

/** A picture that only a link leads to, as pasting from a page leaves it. */
function linked(): Paper {
  const drawing = `<w:r><w:drawing><wp:inline xmlns:wp="${namespaces.wp}"><wp:extent cx="1905000" cy="1270000"/><wp:docPr id="3" name="x" descr="电路图"/><a:graphic xmlns:a="${namespaces.a}"><a:graphicData uri="${namespaces.pic}"><pic:pic xmlns:pic="${namespaces.pic}"><pic:blipFill><a:blip r:link="rId98"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const body = bodyOf(word, ['# 电学', '1．如图，灯泡 L1 和 L2 是串联还是并联？']) + word.paragraph(drawing);
  return {
    name: 'physics with a linked picture',
    maker: 'Word',
    isWellFormed: true,
    bytes: word.file(body + bodyOf(word, ['答案：串联'])),
    expected: [{ number: '1', type: 5, answer: '串联', pictures: 0 }],
  };
}
