import { expect, test } from 'vitest';
import { depthOf, nodesOf } from './outline';
import { parseOutline } from './parse-outline';

const algebra = `
数与式 | Numbers and Expressions
  有理数
    数轴
    绝对值
  整式

方程 | Equations
`;

test('indentation says what is below what, in the order of the lines', () => {
  const nodes = parseOutline(algebra);
  expect(nodes.map(({ name }) => name)).toEqual(['数与式', '方程']);
  expect(nodes[0]?.children.map(({ name }) => name)).toEqual(['有理数', '整式']);
  expect(nodes[0]?.children[0]?.children.map(({ name }) => name)).toEqual(['数轴', '绝对值']);
});

test('the code of a node begins with that of its parent', () => {
  expect(nodesOf(parseOutline(algebra)).map(({ code }) => code)).toEqual([
    '01',
    '0101',
    '010101',
    '010102',
    '0102',
    '02',
  ]);
});

test('the path of a node stays when another comes in before it', () => {
  const changed = algebra.replace('    绝对值', '    相反数\n    绝对值');
  const found = nodesOf(parseOutline(changed)).find(({ name }) => name === '绝对值');
  expect(found).toMatchObject({ path: '数与式/有理数/绝对值', code: '010103' });
});

test('what stands behind the bar is the English name; without it there is none', () => {
  const [numbers] = parseOutline(algebra);
  expect(numbers?.nameEn).toBe('Numbers and Expressions');
  expect(numbers?.children[0]?.nameEn).toBeNull();
});

test('depth counts the levels of the deepest branch', () => {
  expect(depthOf(parseOutline(algebra))).toBe(3);
  expect(depthOf([])).toBe(0);
});

test('two siblings of one name are refused; the same name elsewhere is not', () => {
  expect(() => parseOutline('单元\n  写作\n  写作')).toThrow('line 3: another "写作"');
  expect(parseOutline('第一单元\n  写作\n第二单元\n  写作')).toHaveLength(2);
});

test.each([
  ['a level is skipped', '单元\n    课', 'line 2: "课" has no parent'],
  ['the first line is indented', '  课', 'line 1: "课" has no parent'],
  ['one space is no level', '单元\n 课', 'line 2: a level is two spaces'],
  ['tabs are no levels', '单元\n\t课', 'line 2: a level is two spaces'],
  ['a name is missing', '单元\n  | Unit', 'line 2: a name, or two around one "|"'],
  ['the English name is missing', '单元 |', 'line 1: a name, or two around one "|"'],
  ['there are three names', '单元 | Unit | Einheit', 'line 1: a name, or two around one "|"'],
  ['a name has the sign that joins paths', '听/说', 'line 1: "听/说" has a slash'],
])('says the line where %s', (_, text, message) => {
  expect(() => parseOutline(text)).toThrow(message);
});
