import { chineseNumeral } from 'edutech/core/common/teaching/numerals';
import { wordKey } from './words';

// How schools write grades and classes: 七年级, 初一, 7, Grade 7, 高一; 七(3)班, 7（3）班, 七年级3班, 703班, 3班, 3.

const gradeKeys = new Map<string, number>();
for (let grade = 1; grade <= 12; grade++) {
  const numeral = chineseNumeral(grade);
  for (const word of [
    `${grade}`,
    `${numeral}`,
    `${grade}年级`,
    `${numeral}年级`,
    `grade${grade}`,
    `g${grade}`,
    `year${grade}`,
  ])
    gradeKeys.set(word, grade);
}
for (const [first, stages] of [
  [7, ['初', '初中']],
  [10, ['高', '高中']],
  [1, ['小', '小学']],
] as const) {
  for (let year = 1; year <= (first === 1 ? 6 : 3); year++) {
    for (const stage of stages)
      for (const numeral of [chineseNumeral(year), `${year}`])
        for (const word of [`${stage}${numeral}`, `${stage}${numeral}年级`]) gradeKeys.set(word, first + year - 1);
  }
}

/** The number of a grade from 1 to 12, or null. */
export const readGrade = (text: string): number | null => gradeKeys.get(wordKey(text)) ?? null;

export interface ClassPlace {
  /** As the cell says; null: the cell leaves it to the column of the grade. */
  readonly grade: number | null;
  readonly number: number;
}

const bare = /^\(?(\d{1,2})\)?班?$/;
const full = /^(.+?)(?:年级)?\(?(\d{1,2})\)?班?$/;
const digits = /^(\d{1,2})(\d{2})班?$/;
const english = /^(?:class|c)?(\d{1,2})$/;

/** A class as it is written in one cell, or null. */
export function readClass(text: string): ClassPlace | null {
  const key = wordKey(text)
    .replace(/[[{【]/g, '(')
    .replace(/[\]}】]/g, ')')
    .replace(/[.·-]/g, '');
  const alone = bare.exec(key) ?? english.exec(key);
  if (alone) return place(null, alone[1]!);
  const packed = digits.exec(key);
  if (packed) return place(readGrade(packed[1]!), packed[2]!, true);
  const parts = full.exec(key);
  return parts ? place(readGrade(parts[1]!.replace(/[(（]$/, '')), parts[2]!, true) : null;
}

function place(grade: number | null, number: string, mustHaveGrade = false): ClassPlace | null {
  const value = Number(number);
  if (value < 1 || (mustHaveGrade && grade === null)) return null;
  return { grade, number: value };
}
