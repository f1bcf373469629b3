import { mostPoints } from '../../../../kit/common/question-body';
import { flatText, type SourceLine } from '../../document/source-line';
import { without } from '../content-of';
import { type PointsFound, pointsIn, pointsRemark } from '../line-labels';
import type { Confidence } from './read-item';

/** Points of each question of a section, and of each of its gaps. */
export interface PointsOfSection {
  readonly each: number | null;
  readonly perGap: number | null;
}

const nothing: PointsFound = { each: null, perGap: null, total: null };
/** （1）, ①: where a part of a question begins. */
const part = /[（(]\s*[1-9１-９]\s*[)）]|[①-⑨]/u;

/**
 * The points that remarks in a question speak of, and its lines without the one about the whole: 18.（10 分）…. Points behind
 * its parts, （1）…（4 分）（2）…（6 分）, stay where they are and are added up.
 */
export function withoutPoints(lines: readonly SourceLine[]): {
  readonly lines: SourceLine[];
  readonly said: PointsFound;
} {
  const text = lines.map(({ inlines }) => flatText(inlines)).join('\n');
  const remarks = [...text.matchAll(new RegExp(pointsRemark, 'giu'))].filter(([remark]) => isSound(remark));
  const [first] = remarks;
  if (!first) return { lines: [...lines], said: nothing };
  const begins = part.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  if (remarks.length > 1 && first.index > begins) {
    const total = remarks.reduce((sum, [remark]) => sum + (pointsIn(remark).total ?? 0), 0);
    return { lines: [...lines], said: { ...nothing, total } };
  }
  const pattern = new RegExp(first[0].replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { lines: without(lines, pattern).lines, said: pointsIn(first[0]) };
}

/** 4+6=10 counts points only if it is right; 2+3=6 is something to find a mistake in. */
function isSound(remark: string): boolean {
  if (/分|point|mark|pts?/i.test(remark)) return true;
  const [sum = '', result = ''] = remark.split(/[=＝]/);
  const parts = [...sum.matchAll(/\d+(?:\.5)?/g)].map(Number);
  return parts.reduce((all, one) => all + one, 0) === Number.parseFloat(result);
}

const half = (points: number) => Math.min(mostPoints, Math.round(points * 2) / 2);

/** The points of a question: what it says itself, else what its section says of each question or gap. */
export function pointsOf(
  said: PointsFound,
  { each, perGap }: PointsOfSection,
  gaps: number,
): { readonly value: number; readonly trust: Confidence } {
  if (said.total !== null) return { value: half(said.total), trust: { value: 1, why: 'written' } };
  const ofGap = said.perGap ?? (each === null ? perGap : null);
  if (ofGap !== null) return { value: half(ofGap * Math.max(1, gaps)), trust: { value: 1, why: 'perSection' } };
  if (each !== null) return { value: half(each), trust: { value: 1, why: 'perSection' } };
  return { value: 0, trust: { value: 0.6, why: 'missing' } };
}
