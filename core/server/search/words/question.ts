import { initialsTogether, mark } from './entry-words';
import { all, any, beginning, type Expression, word } from './expression';
import { syllablesOf } from './pinyin';
import { pairsOf, type Run, runsOf } from './runs';
import { folded, type Reading, readingsOf } from './syllables';

/** Most words of a search: more do not narrow what people type, and a page of text is no search. */
const mostRuns = 8;
/** Most characters of one run of Chinese in a search. */
const longestRun = 24;

/** The typed text, as a query of the index. */
export interface Question {
  readonly runs: readonly Run[];
  /** As it was typed: all of it. */
  readonly exact: Expression;
  /**
   * For a search with too few results: what sounds alike, then what has all but one part; empty where there is none.
   */
  readonly similar: readonly Expression[];
  /** Parts of titles, and of their pronunciation, that make one similar to the typed text. */
  readonly parts: readonly string[];
}

/** Null: nothing in it can be looked for. */
export function questionOf(text: string): Question | null {
  const runs = runsOf(text)
    .slice(0, mostRuns)
    .map((run) => ({ ...run, text: Array.from(run.text).slice(0, longestRun).join('') }));
  if (runs.length === 0) return null;
  const each = all(runs.map(exactly));
  // "you li shu" is one reading, though it was typed as three words
  const joined = runs.length > 1 && runs.every(isLetters) ? bySound(runs.map((run) => run.text).join('')) : [];
  return {
    runs,
    exact: any([each, ...joined]),
    similar: [likeness(runs, soundingAlike), likeness(runs, nearly)].filter((one) => one !== null),
    parts: [...new Set(runs.flatMap(partsOf))],
  };
}

/** Every run as it is like another; null where none is. */
function likeness(runs: readonly Run[], like: (run: Run) => Expression | null): Expression | null {
  const alike = runs.map(like);
  return alike.every((one) => one === null) ? null : all(runs.map((run, index) => alike[index] ?? exactly(run)));
}

function partsOf(run: Run): string[] {
  const readings = run.isHan ? [syllablesOf(run.text)] : saidAs(run.text);
  return [...(run.isHan ? pairsOf(Array.from(run.text)) : [run.text]), ...readings.flatMap(pairsOf)];
}

const isLetters = (run: Run) => !run.isHan && /^[a-zü]+$/.test(run.text);

function exactly(run: Run): Expression {
  if (run.isHan) {
    const characters = Array.from(run.text);
    return characters.length === 1 ? beginning(run.text) : all(pairsOf(characters).map(word));
  }
  if (run.text.length === 1) return word(run.text);
  return any([beginning(run.text), ...(isLetters(run) ? [...bySound(run.text), byInitials(run.text)] : [])]);
}

/** Of readings whose end is still in the writing the first alone: for each the index walks over all that begins so. */
const bySound = (letters: string): Expression[] => {
  const readings = readingsOf(letters.replaceAll('ü', 'v'));
  const open = readings.find(({ isOpen }) => isOpen);
  return readings
    .filter((reading) => !reading.isOpen || reading === open)
    .map(({ syllables, isOpen }) => sounding(syllables.map(folded), isOpen));
};

/** Neighbouring sounds; the last one by its beginning while it is still being typed, or is alone. */
function sounding(sounds: readonly string[], isOpen: boolean): Expression {
  if (sounds.length === 1) return beginning(mark.sound + sounds[0]);
  const pairs = pairsOf(sounds).map((pair) => mark.sound + pair);
  return all(pairs.map((pair, index) => (isOpen && index === pairs.length - 1 ? beginning(pair) : word(pair))));
}

function byInitials(letters: string): Expression {
  if (letters.length <= initialsTogether) return word(mark.initials + letters);
  const groups = Array.from({ length: letters.length - initialsTogether + 1 }, (_, at) =>
    letters.slice(at, at + initialsTogether),
  );
  return all(groups.map((group) => word(mark.initials + group)));
}

/** The possible meanings of letters: as typed, or with a typing error. */
const saidAs = (letters: string): (readonly string[])[] =>
  slipsOf(letters)
    .slice(0, mostSlips)
    .map(({ syllables }) => syllables);

/** The sounds of a run, in each possible pronunciation; none for text that is no Pinyin or too short. */
function soundsOf(run: Run): string[][] {
  if (run.isHan) return [syllablesOf(run.text).map(folded)];
  return isLetters(run) && run.text.length >= 4 ? saidAs(run.text).map((syllables) => syllables.map(folded)) : [];
}

/** Another character of the same sound, or two letters exchanged. */
function soundingAlike(run: Run): Expression | null {
  const ways = soundsOf(run).filter((sounds) => sounds.length > 1);
  return ways.length === 0 ? null : any(ways.map((sounds) => sounding(sounds, false)));
}

/**
 * All sounds but one, for a character that is wrong or too many, as long as half of the pairs are left: fewer say nothing. Of
 * a word of another script its beginning.
 */
function nearly(run: Run): Expression | null {
  const ways = soundsOf(run).flatMap((sounds) => {
    const pairs = pairsOf(sounds).map((pair) => word(mark.sound + pair));
    const without = sounds.map((_, left) => pairs.filter((_pair, at) => at !== left && at + 1 !== left));
    return without.filter((rest) => rest.length > 0 && rest.length >= pairs.length / 2).map(all);
  });
  if (isLetters(run) && run.text.length >= 4) ways.push(beginning(run.text.slice(0, Math.max(3, run.text.length - 2))));
  return ways.length === 0 ? null : any(ways);
}

const mostSlips = 6;

/** Readings of letters as typed, and with one left out or two neighbours exchanged. */
function slipsOf(letters: string): Reading[] {
  const exchanged = Array.from({ length: letters.length - 1 }, (_, at) =>
    [letters.slice(0, at), letters[at + 1], letters[at], letters.slice(at + 2)].join(''),
  );
  const shortened = Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1));
  const whole = (text: string) => readingsOf(text, 1).filter(({ isOpen }) => !isOpen);
  return [letters, ...exchanged, ...shortened].flatMap(whole).filter(({ syllables }) => syllables.length > 1);
}
