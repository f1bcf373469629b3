import type { WholeExercise } from '../../api';

/** Addresses of the files of a question, by their ids. */
export const mediaOf = (media: WholeExercise['questions'][number]['media']): Readonly<Record<string, string>> =>
  Object.fromEntries(media.map(({ file, address }) => [file, address]));
