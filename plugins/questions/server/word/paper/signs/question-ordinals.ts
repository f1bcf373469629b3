import { flatText, slice, type SourceLine } from '../../document/source-line';
import { questionNumber } from '../line-labels';
import { lineWith } from '../raw-paper';

const ordinal = /^第\s*([一二三四五六七八九十]{1,3})\s*题(?![型目])[\s\u3000]*[：:、．.，]?[\s\u3000]*/u;
const figures = '一二三四五六七八九';

/** 二十一 is 21; up to 99. */
function numberOf(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens ? figures.indexOf(tens) + 1 : 1) : 0;
  return ten * 10 + (ones ? figures.indexOf(ones) + 1 : 0);
}

/**
 * Lines of a paper that calls its questions 第一题, 第二题, with 1．, 2． instead. Where questions have numbers besides, those
 * are heads of sections and stay.
 */
export function withNumbers(lines: readonly SourceLine[]): readonly SourceLine[] {
  const found = lines.map((line) => (line.rows ? null : ordinal.exec(flatText(line.inlines))));
  const places = found.flatMap((match, at) => (match ? [at] : []));
  const between = lines.slice(places[0], places.at(-1)).map(({ inlines }) => questionNumber(flatText(inlines)));
  if (places.length < 2 || numberOf(found[places[0]!]![1]!) !== 1 || between.some((one) => one?.number === 1))
    return lines;
  return lines.map((line, at) => {
    const match = found[at];
    if (!match) return line;
    const label = { kind: 'text', text: `${numberOf(match[1]!)}．` } as const;
    return lineWith(line, [label, ...slice(line.inlines, match[0].length)]);
  });
}
