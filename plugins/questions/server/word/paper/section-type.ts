import { type QuestionType, questionTypes } from '../../../kit/common/types/question-types';
import type { RawSection } from './raw-paper';
import { typeOfWords } from './type-words';

/** A part of a section: it has the type of its section. */
const isPart = ({ ordinal }: RawSection) => ordinal.endsWith('节');
const isWhole = ({ ordinal }: RawSection) => ordinal.endsWith('部分') || ordinal.endsWith('卷');

/** The type that a section's head and instructions speak of, or the head above it. */
export function typeOfSection(sections: readonly RawSection[], at: number | null): QuestionType | null {
  const section = at === null ? undefined : sections[at];
  if (!section || at === null) return null;
  const above = isPart(section) ? sections.slice(0, at).findLast(isWhole) : undefined;
  const own = typeOfWords(section.text);
  const aboveType = above ? typeOfWords(above.text) : null;
  // what is listened to stays so, whatever kind of choice it is
  return aboveType === questionTypes.listening ? aboveType : (own ?? aboveType);
}
