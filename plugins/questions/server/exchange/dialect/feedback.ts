import { answerLetter } from '../../../kit/common/types/answer-letters';
import type { Block, Content, Inline } from '../../../kit/common/content';
import type { PartKey } from '../../../kit/common/question-key';
import { isEmptyContent } from '../../../kit/common/walk-content';

/** The letter of an option; behind Z its number. */
export const optionLabel = (option: number): string => (option < 26 ? answerLetter(option) : `${option + 1}`);

/** What a file says about one answer: `label` is its letter or its words. */
export interface Feedback {
  readonly label: string;
  readonly said: Content;
}

/** A key whose analysis also holds what is said about single answers: a paragraph each, with the answer's name. */
export function withFeedback<Key extends PartKey>(key: Key, feedbacks: readonly Feedback[]): Key {
  const said = feedbacks.filter(({ said: one }) => !isEmptyContent(one)).flatMap(labelled);
  return said.length === 0 ? key : { ...key, analysis: [...((key.analysis ?? []) as Content), ...said] };
}

function labelled({ label, said: [first, ...others] }: Feedback): Block[] {
  if (!first) return [];
  if (label === '') return [first, ...others];
  if (first.kind !== 'paragraph')
    return [{ kind: 'paragraph', inlines: [{ kind: 'text', text: `${label}:` }] }, first, ...others];
  const [word, ...more] = first.inlines;
  const inlines: Inline[] =
    word?.kind === 'text' && !word.marks
      ? [{ kind: 'text', text: `${label}: ${word.text}` }, ...more]
      : [{ kind: 'text', text: `${label}: ` }, ...first.inlines];
  return [{ ...first, inlines }, ...others];
}
