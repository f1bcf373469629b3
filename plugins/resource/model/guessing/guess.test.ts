import { expect, test } from 'vitest';
import { guess, titleOf } from './guess';

const subjects = [
  { id: 'mathematics', names: ['数学', 'Mathematics'] },
  { id: 'chinese', names: ['语文', 'Chinese'] },
  { id: 'morality', names: ['道德与法治', 'Morality and Law'] },
];

test.each([
  ['03_《数轴》教案（2）.docx', '《数轴》教案'],
  ['1. 认识三角形 最终版.pptx', '认识三角形'],
  ['1.2 数轴.docx', '1.2 数轴'],
  ['【公开课】春-副本.docx', '春'],
  ['[七上] 有理数 v2.1.pdf', '有理数'],
  ['期中试卷20261103.pdf', '期中试卷'],
  ['Unit_1_My_School.docx', 'Unit 1 My School'],
  ['12.png', '12'],
  ['（1）.jpg', '（1）'],
])('the file %s is called %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

test('a title is never longer than its field, nor empty', () => {
  expect(titleOf(`${'长'.repeat(300)}.pdf`)).toHaveLength(100);
  expect(titleOf('.pdf')).not.toBe('');
});

test('folders tell what the name of the file does not', () => {
  expect(guess('2026 备课/七年级上册数学/第一章 有理数/1.2 数轴 课件.pptx', subjects)).toMatchObject({
    title: '1.2 数轴 课件',
    kind: 'courseware',
    stage: 'junior',
    grade: 7,
    subjectId: 'mathematics',
    term: 1,
    chapters: ['1.2 数轴 课件', '第一章 有理数', '七年级上册数学', '2026 备课'],
  });
});

test.each([
  ['初二语文下册.pdf', 'junior', 8, 2],
  ['高一数学 上学期.pdf', 'senior', 10, 1],
  ['小学三年级 语文.pdf', 'primary', 3, undefined],
  ['九上数学.pdf', 'junior', 9, 1],
  ['Grade 11 Mathematics.pdf', 'senior', 11, undefined],
  ['初中/七年级/春.docx', 'junior', 7, undefined],
  ['高中/一年级/集合.docx', 'senior', 10, undefined],
])('%s is of %s, grade %i', (path, stage, grade, term) => {
  const found = guess(path, subjects);
  expect([found.stage, found.grade, found.term]).toEqual([stage, grade, term]);
});

test.each([
  ['数轴 导学案.docx', 'exercise'],
  ['数轴 教案.docx', 'plan'],
  ['数轴.pptx', 'courseware'],
  ['期末模拟卷.pdf', 'paper'],
  ['微课 数轴.mp4', 'film'],
  ['课文朗读.mp3', 'recording'],
  ['photo.jpg', 'picture'],
  ['数轴.mp3', 'recording'],
  ['数轴.pdf', 'other'],
  ['习题/数轴.pdf', 'exercise'],
])('%s is a %s', (path, kind) => {
  expect(guess(path, subjects).kind).toBe(kind);
});

test('what nothing says stays open', () => {
  const found = guess('IMG_20260901.jpg', subjects);
  expect(found).not.toHaveProperty('stage');
  expect(found).not.toHaveProperty('subjectId');
  expect(found.kind).toBe('picture');
});

test('keywords are what is in marks of titles and what stands alone', () => {
  expect(guess('《观沧海》诵读 课件.pptx', subjects).keywords).toEqual(['观沧海', '观沧海诵读', '课件']);
});

test('a point in the name of a folder numbers a chapter and begins no extension', () => {
  expect(guess('1.2.2 数轴/02_分层练习（1）.pdf', []).chapters).toEqual(['分层练习', '1.2.2 数轴']);
});
