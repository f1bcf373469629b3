import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { pointsOfPaper } from '../../../model/paper/document';
import { spreadToTarget } from '../../../model/paper/edits/points';
import { useComposer } from '../desk/composer-context';
import { useFigures } from './use-figures';

/** What the paper comes to, beside what it is to come to. */
export function Totals() {
  const t = useText();
  const { desk, isLocked } = useComposer();
  const { points, questions, minutes, mean } = useFigures();
  const { target } = desk.document;
  const isOff = target.points > 0 && points > 0 && points !== target.points;
  return (
    <>
      <dl className="composer-totals center">
        <div>
          <dd className={isOff ? 'num ink-star' : 'num'}>
            <FormattedNumber value={points} />
            {target.points > 0 && (
              <small className="fine">
                {' / '}
                <FormattedNumber value={target.points} />
              </small>
            )}
          </dd>
          <dt className="soft t-12">{t('exam.figures.points')}</dt>
        </div>
        <div>
          <dd className="num">{questions}</dd>
          <dt className="soft t-12">{t('exam.figures.questions')}</dt>
        </div>
        <div>
          <dd className="num">{minutes}</dd>
          <dt className="soft t-12">{t('exam.figures.minutes')}</dt>
        </div>
        <div>
          <dd className="num">{mean === null ? '–' : <FormattedNumber value={mean} maximumFractionDigits={1} />}</dd>
          <dt className="soft t-12">{t('exam.figures.mean')}</dt>
        </div>
      </dl>
      {isOff && (
        <Row className="tint-star round pad-y-1 pad-x-2 t-13 ink-star" justify="between">
          <span>
            {t(points > target.points ? 'exam.figures.over' : 'exam.figures.under', {
              points: Math.abs(points - target.points),
            })}
          </span>
          {!isLocked && (
            <Button
              size="small"
              onClick={() => desk.act((paper) => (pointsOfPaper(paper) > 0 ? spreadToTarget(paper) : paper))}
            >
              {t('exam.compose.spread')}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
