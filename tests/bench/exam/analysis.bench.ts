// Figures of a county's exam: ten thousand papers of twenty-two items, all that the page of an analysis asks of them.
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { itemFigures } from 'edutech/plugins/exam/model/analysis/item-figures';
import { usualLines } from 'edutech/plugins/exam/model/analysis/levels';
import { alphaOf, boxOf, distributionOf, summaryOf } from 'edutech/plugins/exam/model/analysis/metrics';
import { fullPointsOf, type ResultTable, totalsOf } from 'edutech/plugins/exam/model/analysis/results/result-table';
import { spTableOf } from 'edutech/plugins/exam/model/analysis/sp-table';
import { median } from '../support/figures';

const papers = 10_000;
const items = 22;
const rounds = 15;
/** Issue 14: all figures of ten thousand papers. */
const limitMilliseconds = 1000;

export async function bench(_context: BenchContext): Promise<BenchTable[]> {
  const table = filled();
  const figures: readonly [string, () => unknown][] = [
    ['summary, distribution, quartiles', () => groupOf(table)],
    ['items: facility, D27, correlation', () => itemFigures(table)],
    ['reliability', () => alphaOf(table)],
    ['S-P table with its cautions and its disparity', () => spTableOf(table)],
    ['all of them', () => [groupOf(table), itemFigures(table), alphaOf(table), spTableOf(table)]],
  ];
  const rows = figures.map(([title, count]) => {
    const times = Array.from({ length: rounds }, () => {
      const begun = performance.now();
      count();
      return performance.now() - begun;
    });
    const worst = Math.max(...times);
    return [
      title,
      median(times).toFixed(1),
      worst.toFixed(1),
      `${(worst / limitMilliseconds).toFixed(3)}`,
      worst <= limitMilliseconds ? 'yes' : '**no**',
    ];
  });
  return [
    {
      title: 'Analysis of an exam',
      note: `${papers.toLocaleString('en')} papers of ${items} items, ${rounds} rounds, the first of them cold; limit ${limitMilliseconds} ms for the slowest.`,
      columns: ['figures', 'median ms', 'slowest ms', 'of the limit', 'kept'],
      rows,
    },
  ];
}

function groupOf(table: ResultTable) {
  const totals = totalsOf(table);
  const full = fullPointsOf(table);
  return [summaryOf(totals, full, usualLines), distributionOf(totals, full), boxOf(totals)];
}

/** Points by skill and by chance, of a generator with a fixed seed (Park and Miller 1988). */
function filled(): ResultTable {
  let seed = 20_261_129;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const full = Float64Array.from({ length: items }, (_, item) => (item < 14 ? 3 : 8));
  const skills = Float64Array.from({ length: papers }, random);
  const points = new Float64Array(papers * items);
  for (let item = 0; item < items; item++)
    for (let paper = 0; paper < papers; paper++) {
      const share = Math.min(1, Math.max(0, skills[paper]! + random() - item / items));
      points[item * papers + paper] = Math.round(share * full[item]! * 2) / 2;
    }
  return { students: papers, items, full, points };
}
