import type { SubjectItem } from 'edutech/core/common/api/organisation';

/** Colours of subjects by their codes; a subject that is not here is drawn in that of science. */
const hues: Readonly<Record<string, string>> = {
  chinese: 'chinese',
  mathematics: 'math',
  english: 'english',
  physics: 'physics',
  chemistry: 'chemistry',
  biology: 'biology',
  history: 'history',
  geography: 'geography',
  morality: 'politics',
  politics: 'politics',
  science: 'science',
  sports: 'sport',
  music: 'music',
  art: 'art',
  computing: 'ict',
};

/** The class that sets the colour of each subject. */
export const hueClasses = (subjects: readonly SubjectItem[]): ReadonlyMap<string, string> =>
  new Map(subjects.map(({ subjectid, code }) => [subjectid, `hue-${hues[code] ?? 'science'}`]));
