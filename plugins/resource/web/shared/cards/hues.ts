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
  sports: 'sport',
  music: 'music',
  art: 'art',
  computing: 'ict',
};

/** The class that sets the colour of a subject. */
export const hueClass = (subjectCode: string): string => `hue-${hues[subjectCode] ?? 'science'}`;
