import type { Inline } from '../../../../kit/common/content';
import type { Gap, SimpleType } from '../../../../kit/common/question-body';
import { questionTypes } from '../../../../kit/common/types/question-types';
import { flatText, slice, type SourceLine, trimmed } from '../../document/source-line';
import { lettersIn, truthOf } from '../answers/keys';
import { textOfLines } from '../content-of';

const { singleChoice, multipleChoice, trueFalse, gapFilling } = questionTypes;

/** A bracket for an answer, empty or filled in, in papers with answers. */
const bracket = /[（(]([\s\u3000]*(?:[A-K](?:[\s、,，]*[A-K])*|√|×|✓|✗|对|错|T|F)?[\s\u3000]*)[）)]/u;
const emptyBracket = /[（(][\s\u3000]*[）)]/gu;
const mostGaps = 20;

/** A stem with its places to fill in. */
export interface Placed {
  readonly lines: SourceLine[];
  readonly gaps: Gap[];
  /** The text in the bracket. */
  readonly filled: SourceLine[];
}

/**
 * Makes the places of a question alike: brackets of choice questions become empty ones, those of true-or-false questions
 * go (students tick there on paper, here they press), and those of gap questions become gaps, numbered from 0. With options
 * a bracket may hold a letter, be they right and wrong.
 */
export function withPlaces(lines: readonly SourceLine[], type: SimpleType, hasOptions: boolean): Placed {
  if (type === gapFilling) return withGaps(lines);
  if (type !== singleChoice && type !== multipleChoice && type !== trueFalse)
    return { lines: [...lines], gaps: [], filled: [] };
  const places = lines.map(({ inlines }) => lastBracket(flatText(inlines), type, hasOptions));
  const at = places.findLastIndex((place) => place !== null);
  const place = places[at];
  const line = lines[at];
  if (!place || !line) return { lines: [...lines], gaps: [], filled: [] };
  const inside = place[1]!.trim();
  const after = slice(line.inlines, place.index + place[0].length);
  const instead: Inline[] = type === trueFalse ? [] : [{ kind: 'text', text: '（　　）' }];
  const inlines = trimmedEnd([...slice(line.inlines, 0, place.index), ...instead, ...after]);
  const filled = inside === '' ? [] : [{ ...line, blocks: [], inlines: [{ kind: 'text' as const, text: inside }] }];
  return { lines: lines.map((other, index) => (index === at ? { ...line, inlines } : other)), gaps: [], filled };
}

/** Letters in the bracket of a question with options. */
export const lettersInBracket = (lines: readonly SourceLine[]): number[] | null =>
  lettersIn(textOfLines(withPlaces(lines, multipleChoice, true).filled));

function lastBracket(text: string, type: SimpleType, hasOptions: boolean): RegExpExecArray | null {
  const found = [...text.matchAll(new RegExp(bracket.source, 'gu'))] as RegExpExecArray[];
  const fitting = found.filter((match) => {
    const inside = match[1]!.trim();
    const isTruth = type === trueFalse && truthOf(inside) !== null;
    return inside === '' || isTruth || (hasOptions && lettersIn(inside) !== null);
  });
  return fitting.findLast((match) => match[1]!.trim() === '' || !/[A-Za-z]$/.test(text.slice(0, match.index))) ?? null;
}

const trimmedEnd = (inlines: readonly Inline[]): Inline[] =>
  trimmed(inlines.filter((inline) => inline.kind !== 'text' || inline.text !== ''));

function withGaps(lines: readonly SourceLine[]): Placed {
  const hasBlanks = lines.some(({ inlines }) => inlines.some(({ kind }) => kind === 'gap'));
  const gaps: Gap[] = [];
  const numbered = lines.map((line) => ({
    ...line,
    inlines: (hasBlanks ? line.inlines : bracketsAsGaps(line.inlines)).map((inline): Inline => {
      if (inline.kind !== 'gap') return inline;
      if (gaps.length >= mostGaps) return { kind: 'text', text: '______' };
      gaps.push({ kind: 'text' });
      return { kind: 'gap', gap: gaps.length - 1 };
    }),
  }));
  return { lines: numbered, gaps, filled: [] };
}

function bracketsAsGaps(inlines: readonly Inline[]): Inline[] {
  const text = flatText(inlines);
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(emptyBracket)) {
    parts.push(...slice(inlines, at, match.index), { kind: 'gap', gap: 0 });
    at = match.index + match[0].length;
  }
  return [...parts, ...slice(inlines, at)];
}
