import { expect, test } from 'vitest';
import { guessMapping } from './mapping';

test('columns are known by their headings, in both languages, whatever stands in brackets', () => {
  const chinese = ['学籍号 *', '学生姓名（必填）', '年级', '班级', '性别', '家长电话'];
  expect(guessMapping('students', chinese, [], {})).toEqual(['number', 'name', 'grade', 'class', 'sex', 'phone']);
  const traditional = ['學號', '學生姓名', '年級', '班級', '性別', '家長電話'];
  expect(guessMapping('students', traditional, [], {})).toEqual(['number', 'name', 'grade', 'class', 'sex', 'phone']);
  const english = ['Staff No.', 'Name', 'Post', 'Subject'];
  expect(guessMapping('staff', english, [], {})).toEqual(['number', 'name', 'post', 'subject']);
});

test('a column with an unknown heading is known by what stands in it, and no field is taken twice', () => {
  const rows = [
    ['1', '13900010001', '男', 'x'],
    ['2', '13900010002', '女', 'y'],
    ['3', '13900010003', '男', 'z'],
  ];
  expect(guessMapping('students', ['学号', '联络', '男女', '学号'], rows, {})).toEqual([
    'number',
    'phone',
    'sex',
    null,
  ]);
});
