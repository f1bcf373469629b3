import type { Content } from '../../../kit/common/content';
import type { QuestionBody, QuestionPart } from '../../../kit/common/question-body';
import type { PartKey, QuestionKey } from '../../../kit/common/question-key';
import { isEmptyContent } from '../../../kit/common/walk-content';
import { mostOptions, questionTypes } from '../../../kit/common/types/question-types';
import type { Note, ReadQuestion } from '../exchange-format';
import { optionLabel } from '../dialect/feedback';

/** What stands for an option of which nothing could be read: nobody can choose what cannot be seen. */
const nothing: Content = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: '（ ）' }] }];

/**
 * A question as the repair screen takes it: options beyond the most that a question of ours has stand below its stem, empty
 * ones are seen, and both are noted.
 */
export function repairable<Question extends ReadQuestion>(question: Question, notes: Note[]): Question {
  const note = (fault: Note['fault'], detail: string) => notes.push({ fault, place: question.place, detail });
  const { body, key } = question;
  if (!body.parts) return { ...question, ...repaired(body, key, note) };
  const parts = body.parts.map((part, at) => repaired(part, key.parts?.[at] ?? {}, note));
  return {
    ...question,
    body: { ...body, parts: parts.map((part) => part.body) },
    key: { ...key, ...(key.parts && { parts: parts.map((part) => part.key) }) },
  };
}

function repaired<Body extends QuestionPart | QuestionBody, Key extends PartKey | QuestionKey>(
  body: Body,
  key: Key,
  note: (fault: Note['fault'], detail: string) => void,
): { readonly body: Body; readonly key: Key } {
  const all = body.options as Content[] | undefined;
  if (!all) return { body, key };
  const most = mostOptions(questionTypes.singleChoice);
  const options = all.slice(0, most).map((option, at) => {
    if (!isEmptyContent(option)) return option;
    note('emptyOption', optionLabel(at));
    return nothing;
  });
  if (all.length <= most) return { body: { ...body, options }, key };
  note('tooManyOptions', `${all.length}`);
  const beyond = all.slice(most).flatMap((option, at): Content => {
    const [first, ...others] = option;
    const letter = { kind: 'text' as const, text: `${optionLabel(most + at)}. ` };
    return first?.kind === 'paragraph'
      ? [{ ...first, inlines: [letter, ...first.inlines] }, ...others]
      : [{ kind: 'paragraph', inlines: [letter] }, ...option];
  });
  // an answer beyond them is given by whoever puts the options in order
  const choice = key.choice?.every((option) => option < most) ? key.choice : undefined;
  const { choice: _choice, ...rest } = key;
  return {
    body: { ...body, stem: [...(body.stem as Content), ...beyond], options },
    key: { ...rest, ...(choice && { choice }) } as Key,
  };
}
