import type { Block, Content } from '../../kit/common/content';
import type { PartKey } from '../../kit/common/question-key';
import { isEmptyContent } from '../../kit/common/walk-content';

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
  if (label === '' || !first) return first ? [first, ...others] : [];
  const name = { kind: 'text' as const, text: `${label}: ` };
  return first.kind === 'paragraph'
    ? [{ ...first, inlines: [name, ...first.inlines] }, ...others]
    : [{ kind: 'paragraph', inlines: [name] }, first, ...others];
}
