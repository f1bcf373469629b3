import { FormattedDate } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { MyDay } from '../../../api/practising';
import { routes } from '../../../routes';

/** When words come back: the coming seven days, each with a bar and its number. */
export function WeekAhead({ day: { ahead } }: { readonly day: MyDay }) {
  const t = useText();
  const most = Math.max(1, ...ahead.map(({ count }) => count));
  return (
    <Panel title={t('dictionary.week.title')}>
      <ul className="card-body">
        {ahead.map(({ day, count }, at) => (
          <Row as="li" key={day} gap={3} className="pad-y-1">
            <small className="dictionary-day soft">
              {at === 0 ? (
                t('dictionary.week.today')
              ) : (
                <FormattedDate value={`${day}T12:00:00+08:00`} weekday="short" month="numeric" day="numeric" />
              )}
            </small>
            <progress className="meter grow" value={count} max={most} aria-hidden="true" />
            <b className="num dictionary-number at-end">{count}</b>
          </Row>
        ))}
      </ul>
      <div className="card-body">
        <Button wide to={routes.myWords.to({})}>
          {t('dictionary.myWords.title')}
        </Button>
      </div>
    </Panel>
  );
}
