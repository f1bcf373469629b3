import type { Sex } from '../roster-delta';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type RoleType, roleTypes } from 'edutech/core/common/permissions/people';

// Words that schools write into their sheets, in both languages: data that is recognised, not texts that we say.

/** Traditional characters of headings, grades, posts and subjects, each before its simplified form. Names are never folded. */
const pairs =
  '學学號号級级別别電电話话機机碼码證证標标識识稱称聯联絡络繫系監监護护職职務务師师帳账縣县區区屬属類类辦办數数語语歷历體体術术資资訊讯導导長长書书組组備备課课專专任任間间齡龄齒齿輔辅國国籍籍貫贯編编錄录戶户統统姓姓門门授授選选從从';
const folds = new Map(pairs.match(/../gu)!.map((pair) => [pair[0]!, pair[1]!]));

/** A text of Hong Kong, Macau or Taiwan as far as it is a word of sheets: 學號 is 学号. */
export const simplified = (text: string): string => text.replace(/\p{Script=Han}/gu, (sign) => folds.get(sign) ?? sign);

/** A word as it is compared. */
export const wordKey = (text: string): string => simplified(text.normalize('NFKC')).replace(/\s+/g, '').toLowerCase();

const keyed = <T>(words: readonly (readonly [T, readonly string[]])[]): ReadonlyMap<string, T> =>
  new Map(words.flatMap(([value, list]) => list.map((word) => [wordKey(word), value] as const)));

export const sexWords: ReadonlyMap<string, Sex> = keyed<Sex>([
  [1, ['男', '男性', '男生', 'male', 'm', 'boy', '1']],
  [2, ['女', '女性', '女生', 'female', 'f', 'girl', '2']],
]);

export const postWords: ReadonlyMap<string, RoleType> = keyed<RoleType>([
  [roleTypes.teacher, ['任课教师', '教师', '老师', '专任教师', '科任教师', 'teacher', 'subject teacher']],
  [roleTypes.headTeacher, ['班主任', 'head teacher', 'class teacher', 'homeroom teacher', 'form teacher']],
  [roleTypes.principal, ['校长', '书记', '副校长', 'principal', 'vice principal', 'head of school']],
  [roleTypes.gradeDirector, ['年级组长', '年级主任', '级部主任', 'grade director', 'grade leader', 'head of grade']],
  [roleTypes.subjectLeader, ['备课组长', '学科组长', '教研组长', '学科带头人', 'subject leader', 'head of subject']],
]);

export const stageWords: ReadonlyMap<string, Stage> = keyed<Stage>([
  ['primary', ['小学', '初小', '完小', '小学阶段', 'primary', 'primary school', 'elementary']],
  ['junior', ['初中', '初级中学', '初中阶段', 'junior', 'junior high', 'junior middle school', 'middle school']],
  [
    'senior',
    ['高中', '高级中学', '普通高中', '高中阶段', 'senior', 'senior high', 'senior middle school', 'high school'],
  ],
]);

/** Short names of subjects, and those of other years, by the code of the subject. */
export const subjectWords: Readonly<Record<string, readonly string[]>> = {
  biology: ['生物'],
  morality: ['道法', '品德', '思品', '道德与法制', '政治'],
  politics: ['政治', '思政'],
  sports: ['体育', '体健', 'pe', 'physical education'],
  computing: ['信息', '信息技术', '计算机', 'ict'],
  mathematics: ['maths', 'math'],
  art: ['美术', '艺术'],
};

/** Several things in one cell: 七(1)班、七(2)班. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[、，,；;/\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
