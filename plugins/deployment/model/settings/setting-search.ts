/** A setting as it is looked for: its name, what it means and what holds, as the reader sees them. */
export interface Findable {
  readonly name: string;
  readonly words: readonly string[];
}

/** So many are offered where nothing has the words. */
const mostNear = 3;

const tidy = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
/** Pairs of neighbouring letters: words that share some are close, in Chinese too. */
const pairs = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** How much of what is looked for stands in a text, from 0 to 1; single letters count a little. */
function closeness(wanted: string, text: string): number {
  const [mine, theirs] = [pairs(wanted), pairs(text)];
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  const letters = [...new Set(wanted)].filter((letter) => letter !== ' ' && text.includes(letter)).length;
  return shared / Math.max(1, mine.size) + letters / (10 * Math.max(1, wanted.length));
}

/** Names of the settings that have each of the typed words; where none has, of the nearest. */
export function findSettings(
  settings: readonly Findable[],
  typed: string,
): { readonly found: readonly string[]; readonly nearest: readonly string[] } {
  const wanted = tidy(typed);
  const all = settings.map(({ name, words }) => ({ name, text: tidy(words.join(' ')) }));
  const found = all
    .filter(({ text }) => wanted.split(' ').every((word) => text.includes(word)))
    .map(({ name }) => name);
  if (found.length > 0 || wanted === '') return { found, nearest: [] };
  const nearest = all
    .map(({ name, text }) => ({ name, close: closeness(wanted, text) }))
    .sort((one, other) => other.close - one.close)
    .slice(0, mostNear);
  return { found: [], nearest: nearest.map(({ name }) => name) };
}
