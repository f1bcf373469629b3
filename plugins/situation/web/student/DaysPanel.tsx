import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { OwnMap } from '../../api';

/** Answers from which on a day is darker. */
const steps = [1, 6, 12] as const;
const depthOf = (count: number): number => steps.filter((step) => count >= step).length;

/** Days with answers of the last twelve weeks, without a row that could break. */
export function DaysPanel({ days }: Pick<OwnMap, 'days'>) {
  const t = useText();
  const busy = days.filter((count) => count > 0).length;
  return (
    <Panel title={t('situation.days.title')} end={<small className="muted">{t('situation.days.note')}</small>}>
      <div className="situation-days pad-x-4" role="img" aria-label={t('situation.days.spoken', { days: busy })}>
        {days.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place among the last ones
          <i key={at} data-depth={depthOf(count)} />
        ))}
      </div>
      <Row as="p" className="note pad-4">
        <Icon name="WeatherSunny" size={16} /> {t('situation.days.rest')}
      </Row>
    </Panel>
  );
}
