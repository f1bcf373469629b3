import type { QuestionValues } from '../../../api';

/** Knowledge points that one thing exercises at most (screens.md M3). */
export const mostKnowledge = 5;

/** A list with one more or one less; a full one takes no more. */
export const withTicked = (ticked: readonly string[], id: string, most: number): string[] => {
  if (ticked.includes(id)) return ticked.filter((one) => one !== id);
  return ticked.length < most ? [...ticked, id] : [...ticked];
};

/** The knowledge points once a part has gone, which takes its own with it; those of the parts behind it move up. */
export const withoutPart = (knowledge: QuestionValues['knowledge'], part: number): QuestionValues['knowledge'] =>
  knowledge.filter((one) => one.part !== part).map((one) => (one.part > part ? { ...one, part: one.part - 1 } : one));

/** The knowledge points with one more or one less for a part, or for the whole (-1). */
export function withPoint(
  knowledge: QuestionValues['knowledge'],
  kiid: string,
  part: number,
): QuestionValues['knowledge'] {
  const others = knowledge.filter((one) => one.part !== part);
  const own = knowledge.filter((one) => one.part === part).map((one) => one.kiid);
  return [...others, ...withTicked(own, kiid, mostKnowledge).map((id) => ({ kiid: id, part }))];
}
