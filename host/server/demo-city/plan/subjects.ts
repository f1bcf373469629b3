import type { Stage } from 'edutech/core/common/teaching/stages';
import { stageOfGrade, stages } from 'edutech/core/common/teaching/stages';
import { demoId } from '../demo-id';
import type { GradeRow, SubjectRow } from './rows';

/** A subject as schools teach it: in which grades, and to how many classes one teacher gives it. */
export interface TaughtSubject {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly grades: readonly number[];
  readonly load: number;
}

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

export const taughtSubjects: readonly TaughtSubject[] = [
  { code: 'chinese', name: '语文', nameEn: 'Chinese', grades: span(1, 12), load: 2 },
  { code: 'mathematics', name: '数学', nameEn: 'Mathematics', grades: span(1, 12), load: 2 },
  { code: 'english', name: '英语', nameEn: 'English', grades: span(3, 12), load: 2 },
  { code: 'physics', name: '物理', nameEn: 'Physics', grades: span(8, 12), load: 3 },
  { code: 'chemistry', name: '化学', nameEn: 'Chemistry', grades: span(9, 12), load: 3 },
  { code: 'biology', name: '生物学', nameEn: 'Biology', grades: [7, 8, 10, 11, 12], load: 6 },
  { code: 'history', name: '历史', nameEn: 'History', grades: span(7, 12), load: 6 },
  { code: 'geography', name: '地理', nameEn: 'Geography', grades: [7, 8, 10, 11, 12], load: 6 },
  { code: 'morality', name: '道德与法治', nameEn: 'Morality and Law', grades: span(1, 9), load: 6 },
  { code: 'politics', name: '思想政治', nameEn: 'Politics', grades: span(10, 12), load: 6 },
  { code: 'science', name: '科学', nameEn: 'Science', grades: span(1, 6), load: 6 },
  { code: 'sports', name: '体育与健康', nameEn: 'Physical Education', grades: span(1, 12), load: 6 },
  { code: 'music', name: '音乐', nameEn: 'Music', grades: span(1, 12), load: 9 },
  { code: 'art', name: '美术', nameEn: 'Art', grades: span(1, 12), load: 9 },
  { code: 'computing', name: '信息科技', nameEn: 'Computing', grades: span(3, 12), load: 9 },
];

/** Subjects whose teachers head classes and lead their school's group. */
export const coreSubjects: readonly string[] = ['chinese', 'mathematics', 'english'];

export const subjectId = (code: string) => demoId(`subject/${code}`);
export const gradeId = (grade: number) => demoId(`grade/${grade}`);

const gradeNames = [
  '一年级',
  '二年级',
  '三年级',
  '四年级',
  '五年级',
  '六年级',
  '七年级',
  '八年级',
  '九年级',
  '高一',
  '高二',
  '高三',
];
const classPrefixes = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '高一', '高二', '高三'];

/** 七(3)班, 高一(2)班. */
export const className = (grade: number, number: number) => `${classPrefixes[grade - 1]}(${number})班`;

export const gradeRows: readonly GradeRow[] = gradeNames.map((name, index) => ({
  id: gradeId(index + 1),
  number: index + 1,
  stage: stageOfGrade(index + 1),
  name,
  nameEn: `Grade ${index + 1}`,
}));

export const subjectRows: readonly SubjectRow[] = taughtSubjects.map(({ code, name, nameEn, grades }, index) => ({
  id: subjectId(code),
  code,
  name,
  nameEn,
  stages: stages.filter((stage: Stage) => grades.some((grade) => stageOfGrade(grade) === stage)),
  sort: index,
}));
