import type { SourceLine } from '../document/source-line';
import { sectionHead } from './line-labels';
import type { RawSection } from './raw-paper';

export type SectionHead = NonNullable<ReturnType<typeof sectionHead>>;

const sectionWords =
  /题|[听读写默说]|选择|填空|判断|计算|作文|积累|完形|单词|句子|解答|实验|操作|应用|解决问题|口算|Part|Section|choice|true|fill|blank|answer|reading|listening|writing|essay|[）)]$/i;
/** The head of a section that a line is; null where it only begins like one. */
export function headOfSection(text: string, line: SourceLine): SectionHead | null {
  const head = sectionHead(text);
  return head !== null && (head.ordinal.startsWith('第') || line.isBold || sectionWords.test(text)) ? head : null;
}

/** Whether a paper goes on with it: behind the sections that are known, and none of them. */
export function isNewHead({ ordinal }: SectionHead, sections: readonly RawSection[]): boolean {
  const known = sections.map((section) => section.ordinal);
  return known.length > 0 && !known.includes(ordinal) && isOrdinalAfter(ordinal, known.at(-1)!);
}

const ordinals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** Of heads of one kind, the next; of others (第二节, Part II) any. */
const isOrdinalAfter = (ordinal: string, last: string): boolean => {
  const [one, other] = [ordinals.indexOf(ordinal), ordinals.indexOf(last)];
  return one < 0 || other < 0 || one === other + 1;
};
