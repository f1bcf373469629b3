import { flatText, slice, type SourceLine, standIns } from '../../document/source-line';
import { beginsOption } from '../items/options';
import { lineWith } from '../raw-paper';

/** Signs that some papers count options by, instead of A, B, C, D. */
interface Signs {
  /** Finds the signs of a line; its first group that is not empty is the sign. */
  readonly find: RegExp;
  readonly all: string;
  /** Only where Word has counted them: typed ones number questions and their parts. */
  readonly isCounted?: boolean;
}

const kinds: readonly Signs[] = [
  { find: /([①②③④⑤⑥])[\s\u3000．.、]*/gu, all: '①②③④⑤⑥' },
  { find: /(?:^|(?<=[\s\u3000]))(?:[（(]([a-f])[）)]|([a-f])[)）．.、](?!\w))[\s\u3000]*/gu, all: 'abcdef' },
  { find: /^[（(]?([1-6])[．.)）、][\s\u3000]*/gu, all: '123456', isCounted: true },
];

/** So many options has a question. */
const fewest = 3;
/** A longer one is a part to be worked out. Characters. */
const longest = 120;

/** A place for an answer, a question mark, or a sentence that an option goes on with. */
const asks =
  /[（(][\s\u3000]*[）)]|[?？]\s*$|\ue002|选|哪|\b(?:is|are|was|were|be|to|of|the|by|called|in|choose|select)\s*$/iu;
/** Tells to work something out: what follows are parts. */
const tells =
  /^(?:[\d（()）.．、\s]*)(?:solve|find|calculate|evaluate|simplify|write|work out|factori[sz]e|计算|解|求|化简|写出)/iu;
/** What a part of a question has, and no option. */
const isPart = /[?？]|\ue002|[（(][\s\u3000]*[）)]|\d\s*分\s*[）)]|\b(?:marks?|points?|pts)\s*[）)]/iu;

const textOf = ({ inlines }: SourceLine) => flatText(inlines);

/**
 * Lines whose options are called (a), ① or by numbers of a list, with letters instead: below a line that asks, one after
 * the other from the first, and short. Parts of questions, and statements that options A to D speak of, stay as they are.
 */
export function withLetters(lines: readonly SourceLine[]): SourceLine[] {
  const written: SourceLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    written.push(line);
    const text = textOf(line);
    if (line.rows || !asks.test(text) || tells.test(text)) continue;
    for (const signs of kinds) {
      const found = optionsBelow(lines, at, signs);
      written.push(...found);
      at += found.length;
      if (found.length > 0) break;
    }
  }
  return written;
}

function optionsBelow(lines: readonly SourceLine[], above: number, signs: Signs): SourceLine[] {
  if (signs.isCounted && !lines[above]!.isCounted) return [];
  const found: SourceLine[] = [];
  let count = 0;
  let at = above + 1;
  for (; at < lines.length; at += 1) {
    const cut = lettered(lines[at]!, signs, count);
    if (!cut) break;
    found.push(cut.line);
    count += cut.count;
  }
  const next = lines[at];
  return count < fewest || (next && beginsOption(textOf(next), 0)) ? [] : found;
}

/** The line with letters, and how many; null where its signs do not go on from `before`, or stand for no options. */
function lettered(line: SourceLine, { find, all, isCounted }: Signs, before: number) {
  const text = textOf(line);
  if (line.rows || isPart.test(text) || (isCounted && !line.isCounted)) return null;
  const marks = [...text.matchAll(find)];
  if (marks[0]?.index !== 0) return null;
  const inlines = marks.flatMap((mark, at) => {
    const from = mark.index + mark[0].length;
    const label = `${at > 0 ? '\t' : ''}${String.fromCharCode(65 + before + at)}．`;
    return [{ kind: 'text' as const, text: label }, ...slice(line.inlines, from, marks[at + 1]?.index)];
  });
  const isNext = marks.every((mark, at) => mark.slice(1).find(Boolean) === all[before + at]);
  const isRead = marks.every((mark, at) => {
    const words = text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
    const isFigure = line.blocks.length > 0 || words.includes(standIns.picture);
    return words.length <= longest && (words !== '' || isFigure);
  });
  return isNext && isRead ? { line: lineWith(line, inlines), count: marks.length } : null;
}
