import { chineseNumeral } from 'edutech/core/common/teaching/numerals';

/** How schools name a class by its grade (1 to 12) and number: 七(3)班, 高一(2)班. Empty while either is missing. */
export function classNameOf(grade: number | undefined, number: string): string {
  if (!grade || !/^[1-9]\d?$/.test(number)) return '';
  return grade > 9 ? `高${chineseNumeral(grade - 9)}(${number})班` : `${chineseNumeral(grade)}(${number})班`;
}
