import { expect, test } from 'vitest';
import { readClass, readGrade } from './places';

test('a grade is understood however a school writes it', () => {
  for (const text of ['七年级', '7', '７', '初一', '初中一年级', 'Grade 7', '七', '7年级'])
    expect(readGrade(text)).toBe(7);
  for (const text of ['高三', '高中三年级', '12', '十二年级']) expect(readGrade(text)).toBe(12);
  for (const text of ['', '幼儿园', '13', '初四']) expect(readGrade(text)).toBeNull();
});

test('a class is understood with its grade or without', () => {
  for (const text of [
    '七(3)班',
    '七（3）班',
    '7(3)班',
    '七年级3班',
    '七年级（3）班',
    '703',
    '703班',
    '初一3班',
    '初一(3)班',
  ])
    expect(readClass(text)).toEqual({ grade: 7, number: 3 });
  for (const text of ['3', '3班', '(3)班', 'Class 3']) expect(readClass(text)).toEqual({ grade: null, number: 3 });
  expect(readClass('高一(2)班')).toEqual({ grade: 10, number: 2 });
  expect(readClass('1203')).toEqual({ grade: 12, number: 3 });
  for (const text of ['', '火箭班', '七(0)班', '20(3)班']) expect(readClass(text)).toBeNull();
});
