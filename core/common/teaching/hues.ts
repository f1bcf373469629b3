/** Colours of subjects by their codes; other subjects get the colour of science. */
export const subjectHues: Readonly<Record<string, string>> = {
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

/** Colour key of a subject by its code (`hue-math` is a class of core/ui); one that is not here has that of science. */
export const subjectHue = (code: string): string => subjectHues[code] ?? 'science';
