import { expect, test } from 'vitest';
import { originOf } from './paper-origin';

test.each([
  ['云州市 2025—2026 学年度第一学期八年级数学期中试卷', 'midterm', 2026],
  ['2024年九年级中考模拟物理试题', 'mock', 2024],
  ['第二章 有理数 单元测试', 'unit', null],
  ['Grade 8 English monthly test, 2025', 'monthly', 2025],
  ['练习 13812345678.docx', 'exercise', null],
] as const)('%s', (title, kind, year) => {
  expect(originOf(title)).toEqual({ kind, year });
});
