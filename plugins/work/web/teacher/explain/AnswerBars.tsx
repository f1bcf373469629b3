import { FormattedNumber } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import { Formula } from 'edutech/plugins/questions/kit/ui/formula/Formula';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import type { AnswerCount } from './answer-counts';

interface AnswerBarsProps {
  /** Of a part, where there are several. */
  readonly number?: number;
  readonly counts: readonly AnswerCount[];
  /** Frequent wrong answers, for what has no bars: free answers. */
  readonly mistakes: readonly { readonly text: string; readonly count: number }[];
  /** Whether it is told which is right. */
  readonly showsRight: boolean;
  /** What was written are formulas. */
  readonly formulas: boolean;
}

/** How answers are spread, a bar for each. */
export function AnswerBars({ number, counts, mistakes, showsRight, formulas }: AnswerBarsProps) {
  const t = useText();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const rows = counts.length > 0 ? counts : mistakes.map((one) => ({ ...one, isRight: false }));
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div className="work-bars-part">
      {number !== undefined && <b className="num">({number})</b>}
      <ul className="work-bars">
        {rows.map(({ text, count, isRight }) => (
          <li key={text} className={classNames('across', 'work-bar', showsRight && isRight && 'is-right')}>
            <Row as="span" inline className="shrink strong breaks">
              {text === '' ? t('work.summary.blank') : formulas ? <Formula latex={text} /> : text}
              {showsRight && isRight && <Icon name="Checkmark" />}
            </Row>
            <progress className="wide sunk clipped frameless pill" max={most} value={count} aria-hidden="true" />
            <span className="num">
              {t('work.people', { count })}
              {all > 0 && (
                <small className="muted">
                  <FormattedNumber value={count / all} style="percent" maximumFractionDigits={0} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="muted">{t('work.explain.noBars')}</p>}
    </div>
  );
}
