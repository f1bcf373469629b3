import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { AutoShare } from '../../../model/auto/rules';

interface KnowledgeBarsProps {
  readonly shares: readonly AutoShare[];
  /** Shares of the paper, in the same order. */
  readonly reached: readonly number[];
  readonly names: ReadonlyMap<string, string>;
}

/** Percent of the points by which a share may be missed before it is shown in amber (EXAM.md). */
const shownMiss = 4;

/** A bar for each chapter or knowledge point with a black line at what is wanted. */
export function KnowledgeBars({ shares, reached, names }: KnowledgeBarsProps) {
  const t = useText();
  const all = shares.reduce((sum, { share }) => sum + share, 0) || 1;
  const bars = shares.map(({ id, share }, at) => {
    const [wanted, own] = [(share / all) * 100, (reached[at] ?? 0) * 100];
    return { id, wanted, own, isMissed: Math.abs(wanted - own) > shownMiss, name: names.get(id) ?? '' };
  });
  const shorts = shortNames(bars.map(({ name }) => name));
  const highest = Math.max(10, ...bars.flatMap(({ wanted, own }) => [wanted, own]));
  return (
    <Row as="ul" gap={1} align="stretch" className="exam-auto-bars">
      {bars.map(({ id, wanted, own, isMissed, name }, at) => {
        const words = t('exam.auto.bar', { name, own: Math.round(own), wanted: Math.round(wanted) });
        return (
          <li key={id} title={words}>
            <svg viewBox={`0 0 10 ${highest}`} preserveAspectRatio="none" role="img" aria-label={words}>
              <rect
                className={classNames('exam-auto-bar', isMissed && 'exam-auto-off')}
                x={0}
                y={highest - own}
                width={10}
                height={own}
              />
              <path className="exam-auto-line" d={`M0 ${highest - wanted}H10`} />
            </svg>
            <span
              className={classNames('clip1', 'block', 'size-12', isMissed ? 'ink-star' : 'muted')}
              aria-hidden="true"
            >
              {shorts[at]}
            </span>
          </li>
        );
      })}
    </Row>
  );
}

/**
 * 第三章 代数式 → 代数: below a bar there is room for two letters of Chinese, and a number of a chapter says nothing. Where
 * another begins alike, the longer one is called by its end: 有理数 → 有理, 有理数的运算 → 运算.
 */
function shortNames(names: readonly string[]): string[] {
  const plain = names.map(
    (name) => name.replace(/^(第|chapter |unit )?\s*[\d一二三四五六七八九十.]+\s*[章单元、．.]*\s+/i, '') || name,
  );
  return plain.map((name) => {
    if (!/\p{Script=Han}/u.test(name)) return name;
    const letters = Array.from(name);
    const start = letters.slice(0, 2).join('');
    const isTaken = plain.some((other) => other.startsWith(start) && other.length < name.length);
    return isTaken ? letters.slice(-2).join('') : start;
  });
}
