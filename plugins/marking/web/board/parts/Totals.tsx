import type { ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { Card } from 'edutech/core/ui/Card';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { Board, BoardQuestion } from '../../../api';
import { agreementOf } from '../../../model/board/alarms';
import { lastOf } from '../../../model/board/pace';
import { Share } from './Decimal';

/** What a leader looks at first: how far it is, when it ends, how well two marks agree, what waits, the pace of the day. */
export function Totals({ board: { questions, hours } }: { readonly board: Board }) {
  const t = useText();
  const now = useNow();
  const sum = (of: (question: BoardQuestion) => number) => questions.reduce((all, one) => all + of(one), 0);
  const [done, answers] = [sum((one) => one.done), sum((one) => one.answers)];
  const agreement = agreementOf({ paired: sum((one) => one.paired), agreed: sum((one) => one.agreed) });
  const [arbitration, problems] = [sum((one) => one.arbitration), sum((one) => one.problems)];
  const last = lastOf(questions, now);
  return (
    <div className="marking-totals">
      <Figure title={t('marking.list.progress')} note={t('marking.progress', { done, of: answers })}>
        {answers === 0 ? '–' : <FormattedNumber value={done / answers} style="percent" />}
        <progress className="meter wide block" max={Math.max(1, answers)} value={done} aria-hidden="true" />
      </Figure>
      <Figure
        title={t('marking.board.end')}
        note={t(
          last ? 'marking.board.end.slowest' : done === answers ? 'marking.board.end.done' : 'marking.board.end.none',
          {
            label: last?.question.label ?? '',
          },
        )}
      >
        {last ? <SaidMoment at={last.end} now={now} /> : '–'}
      </Figure>
      <Figure title={t('marking.board.agreement.pairs')} note={t('marking.board.agreement.least')}>
        <Share value={agreement} />
      </Figure>
      <Figure title={t('marking.answer.arbitration')} note={t('marking.board.asking.note')}>
        {arbitration}
      </Figure>
      <Figure title={t('marking.answer.problem')} note={t('marking.board.problems.note')}>
        {problems}
      </Figure>
      <Card className="pad-4">
        <h2 className="note nowrap">{t('marking.board.hours')}</h2>
        <Hours hours={hours} />
      </Card>
    </div>
  );
}

interface FigureProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

const Figure = ({ title, note, children }: FigureProps) => (
  <Card className="pad-4">
    <h2 className="note nowrap">{title}</h2>
    <b className="t-24 num block">{children}</b>
    <small className="note">{note}</small>
  </Card>
);

const [width, height] = [132, 44];
const shown = 8;

/** Marks by hour, the last ones of the day. */
function Hours({ hours }: Pick<Board, 'hours'>) {
  const t = useText();
  const intl = useIntl();
  const last = hours.slice(-shown);
  const most = Math.max(1, ...last.map(({ count }) => count));
  const step = width / shown;
  const said = last.map(({ at, count }) => `${intl.formatTime(at)} ${intl.formatNumber(count)}`);
  if (last.length === 0) return <p className="muted">{t('marking.board.hours.none')}</p>;
  return (
    <>
      <svg width={width} height={height} role="img" aria-label={intl.formatList(said)}>
        {last.map(({ at, count }, place) => {
          const bar = Math.max(1, (count / most) * height);
          return (
            <rect
              key={String(at)}
              className="marking-bar"
              x={place * step + 2}
              y={height - bar}
              width={step - 4}
              height={bar}
              rx={2}
            />
          );
        })}
      </svg>
      <small className="note block">
        {t('marking.board.hours.last', {
          at: <SaidMoment key="at" at={last.at(-1)!.at as string} />,
          count: last.at(-1)!.count,
        })}
      </small>
    </>
  );
}
