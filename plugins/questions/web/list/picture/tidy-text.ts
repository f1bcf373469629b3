import { mostRead } from '../../../model/limits';

/** Lines with fewer letters are spots, shadows and parts of drawings. */
const fewestLetters = 2;

/** What was read, for people: without spaces between Chinese characters, and without lines that say nothing. */
export const tidyText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/(?<=\p{Script=Han}|\p{P})[ \t]+(?=\p{Script=Han})/gu, '').trim())
    .filter((line) => (line.match(/[\p{L}\p{N}]/gu) ?? []).length >= fewestLetters)
    .join('\n')
    .slice(0, mostRead);
