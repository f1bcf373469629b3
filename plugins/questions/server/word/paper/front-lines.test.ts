import { expect, test } from 'vitest';
import { flatText, type SourceLine } from '../document/source-line';
import { withoutFront } from './front-lines';

const line = (text: string, more: Partial<SourceLine> = {}): SourceLine => ({
  place: { page: 1, paragraph: 1 },
  inlines: text === '' ? [] : [{ kind: 'text', text }],
  blocks: [],
  rows: null,
  isCounted: false,
  isBold: false,
  align: null,
  isIndented: false,
  ...more,
});
const table = (rows: readonly (readonly string[])[]): SourceLine =>
  line('', { rows: rows.map((row) => row.map((cell) => [line(cell)])) });
const kept = (...lines: readonly SourceLine[]) =>
  withoutFront(lines).map(({ inlines, rows }) => (rows ? 'table' : flatText(inlines)));

test('numbers of instructions are no questions, whether or not a section follows', () => {
  const notes = ['注意事项', '1．答卷前填写姓名。', '2．用黑色签字笔书写。'].map((text) => line(text));
  expect(kept(...notes, line('一、选择题'), line('1．下列正确的是'))).toEqual(['一、选择题', '1．下列正确的是']);
  expect(kept(...notes, line('1．下列正确的是'), line('2．计算'))).toEqual(['1．下列正确的是', '2．计算']);
});

test('secret tag, fields, score table and score boxes are no content, a table of a question is', () => {
  expect(
    kept(
      line('保密★启用前'),
      table([['学校', '', '班级', '']]),
      table([
        ['题号', '一', '二', '总分'],
        ['得分', '', '', ''],
      ]),
      table([
        ['得分', '评卷人'],
        ['', ''],
      ]),
      line('一、选择题'),
      line('1．看表回答'),
      table([
        ['学校', '人数'],
        ['实验中学', ''],
      ]),
      table([
        ['得分', '评卷人'],
        ['', ''],
      ]),
      line('二、填空题'),
    ),
  ).toEqual(['一、选择题', '1．看表回答', 'table', '二、填空题']);
});

test('a paper that speaks of nothing but its questions is kept whole', () => {
  expect(kept(line('练习', { align: 'center' }), line('1．计算'), line('2．解方程'))).toHaveLength(3);
});
