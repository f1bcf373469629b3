import type { Id } from 'edutech/core/common/ids';
import type { Answer } from '../answer';

/** The place of a file in an answer (plugins/questions/kit/common/answer.ts). */
export type AnswerField = 'pictures' | 'voice' | 'files';

/** A file of an answer: one that the answer names, or one that is on its way. */
export type FileInAnswer = { readonly file: Id } | { readonly key: Id };

/** On its way: its position among the files of its field, including those that have arrived. */
interface Waiting {
  readonly key: Id;
  readonly at: number;
}

/** Files of a field, those on their way in their places among those that have arrived. */
export function inTheirOrder(files: readonly Id[], waiting: readonly Waiting[]): FileInAnswer[] {
  const all: FileInAnswer[] = files.map((file) => ({ file }));
  for (const { key, at } of waiting.toSorted((one, other) => one.at - other.at))
    all.splice(Math.min(at, all.length), 0, { key });
  return all;
}

/** What the answer names of them, and the place of each that is on its way. */
export function placesOf(all: readonly FileInAnswer[]): { files: Id[]; places: Map<Id, number> } {
  return {
    files: all.flatMap((one) => ('file' in one ? [one.file] : [])),
    places: new Map(all.flatMap((one, at) => ('key' in one ? [[one.key, at] as const] : []))),
  };
}

/** The files that an answer names in a field. */
export const filesOf = (answer: Answer, field: AnswerField): readonly Id[] =>
  field === 'voice' ? (answer.voice === undefined ? [] : [answer.voice]) : (answer[field] ?? []);

/** The answer with other files in a field; a field without files is left out. */
export function withFiles(answer: Answer, field: AnswerField, files: readonly Id[]): Answer {
  const { [field]: _before, ...others } = answer;
  if (files.length === 0) return others;
  return field === 'voice' ? { ...others, voice: files.at(-1)! } : { ...others, [field]: [...files] };
}

/** The answer with a file that has arrived, in its place among the others. */
export function withArrived(
  answer: Answer,
  handIn: Waiting & { readonly field: AnswerField },
  fileId: Id,
  waiting: readonly Waiting[],
): Answer {
  const { field } = handIn;
  const before = filesOf(answer, field);
  if (before.includes(fileId)) return answer;
  if (field === 'voice') return withFiles(answer, field, [fileId]);
  const all = inTheirOrder(before, waiting.some(({ key }) => key === handIn.key) ? waiting : [...waiting, handIn]);
  const named = all.map((one) => ('key' in one && one.key === handIn.key ? { file: fileId } : one));
  return withFiles(answer, field, placesOf(named).files);
}
