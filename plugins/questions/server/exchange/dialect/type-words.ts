import type { QuestionType } from '../../../kit/common/types/question-types';

/** Words for types in files that people fill in and systems tag, the first one written; others are understood. */
export const typeWords: Readonly<Record<QuestionType, readonly string[]>> = {
  0: ['单选题', '单选', '选择题', 'single choice', 'single', '0'],
  1: ['多选题', '多选', '不定项', 'multiple choice', 'multiple', '1'],
  2: ['判断题', '判断', 'true/false', 'truefalse', 'tf', '2'],
  3: ['填空题', '填空', 'gap filling', 'gap', 'fill in', 'blank', '3'],
  4: ['计算题', '计算', '解答题', 'calculation', '4'],
  5: ['简答题', '简答', '问答题', '作文', 'short answer', 'essay', '5'],
  7: ['听力题', '听力', 'listening', '7'],
  8: ['完形填空', '完形', 'cloze', '8'],
  9: ['阅读理解', '阅读题', '阅读', 'reading comprehension', 'reading', '9'],
};

const types = Object.entries(typeWords).flatMap(([type, words]) =>
  words.map((word) => [word, Number(type) as QuestionType] as const),
);

/** The type that a word stands for; undefined for none. */
export const typeOfWord = (text: string): QuestionType | undefined => {
  const word = text.trim().toLowerCase();
  return types.find(([known]) => known === word)?.[1];
};

/** The type that one of a question's tags stands for. */
export const typeOfTags = (tags: readonly string[]): QuestionType | undefined =>
  tags.map((tag) => (/^\d$/.test(tag) ? undefined : typeOfWord(tag))).find((type) => type !== undefined);

/** The words for types that our own files write as tags, where their format does not tell the type. */
const ownTypeTags: ReadonlySet<string> = new Set([4, 7, 8, 9].map((type) => typeWords[type as QuestionType][0]!));
export const isTypeTag = (tag: string): boolean => ownTypeTags.has(tag);
