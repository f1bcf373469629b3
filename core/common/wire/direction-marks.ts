/**
 * Signs without a look that turn the direction of what follows (Unicode 15, UAX 9: marks, embeddings, overrides, isolates). A
 * name that holds one is shown as another ("gpj.exe" as "exe.jpg"), or turns the line around it. No text of ours needs them:
 * browsers order scripts by the letters themselves.
 */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const allMarks = new RegExp(marks.source, 'g');

export const withoutDirectionMarks = (text: string): string => (marks.test(text) ? text.replace(allMarks, '') : text);

/** A value of a call with texts in it: itself where none holds a mark. */
export function withoutMarksInside(value: unknown): unknown {
  if (typeof value === 'string') return withoutDirectionMarks(value);
  if (typeof value !== 'object' || value === null || !holdsMark(value)) return value;
  if (Array.isArray(value)) return value.map(withoutMarksInside);
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withoutMarksInside(inside)]));
}

function holdsMark(value: unknown): boolean {
  if (typeof value === 'string') return marks.test(value);
  if (Array.isArray(value)) return value.some(holdsMark);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsMark);
}
