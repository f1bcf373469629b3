import { expect, test } from 'vitest';
import { joinedSheets, type RosterSheet } from './sheets';

const words = { sheet: '工作表', class: '班级' };
const sheet = (name: string, ...rows: string[][]): RosterSheet => ({
  name,
  rows: rows.map((cells, at) => ({ number: at + 1, cells })).filter(({ cells }) => cells.some(Boolean)),
});
const joined = (...sheets: RosterSheet[]) => {
  const { heading, rows } = joinedSheets('students', sheets, {}, words);
  return { heading, rows: rows.map(({ line, cells }) => [line, ...cells]) };
};

test('one sheet stays as it is, below its title, without a heading that is printed again', () => {
  const read = joined(
    sheet(
      'Sheet1',
      ['实验中学 2026 级新生'],
      [],
      ['学号', '姓名', '班级'],
      ['1', '王明', '3班'],
      ['学号', '姓名', '班级'],
      ['2', '李雷', '3班'],
    ),
  );
  expect(read).toEqual({
    heading: ['学号', '姓名', '班级'],
    rows: [
      [4, '1', '王明', '3班'],
      [6, '2', '李雷', '3班'],
    ],
  });
});

test('sheets of several classes are one list, by what their columns are called, and the class is the name of the sheet', () => {
  const read = joined(
    sheet('七(1)班', ['学号', '姓名'], ['1', '王明']),
    sheet('七(2)班', ['七年级二班'], ['姓名', '性别', '学籍号'], ['李雷', '男', '2']),
    sheet('填写说明', ['列', '说明'], ['学号', '必填'], ['姓名', '必填']),
  );
  expect(read).toEqual({
    heading: ['学号', '姓名', '性别', '班级', '工作表'],
    rows: [
      [2, '1', '王明', '', '七(1)班', '七(1)班 2'],
      [5, '2', '李雷', '男', '七(2)班', '七(2)班 3'],
    ],
  });
});

test('a class that a row names counts before the name of its sheet, and a sheet without a heading goes on', () => {
  const read = joined(
    sheet('1班', ['学号', '姓名', '班级'], ['202611', '王明', '七(3)班'], ['202612', '韩梅', '']),
    sheet('2班', ['202613', '李雷', ''], ['202614', '林涛', '']),
    sheet('代码', ['01', '汉族']),
  );
  expect(read.rows).toEqual([
    [2, '202611', '王明', '七(3)班', '1班 2'],
    [3, '202612', '韩梅', '1班', '1班 3'],
    [4, '202613', '李雷', '2班', '2班 1'],
    [5, '202614', '林涛', '2班', '2班 2'],
  ]);
});

test('a list without any heading begins with its first row', () => {
  expect(joined(sheet('', ['a', 'b'], ['1', '2']))).toEqual({ heading: ['a', 'b'], rows: [[2, '1', '2']] });
});
