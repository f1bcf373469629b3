import { Link } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Alarm } from '../../api';
import type { Span } from '../../model/spans';
import { routes } from '../../routes';

const tones = { low: 'due', over: 'late', stale: 'late', recount: 'due' } as const;

/** What needs a look, each with where to look. */
export function Alarms({ alarms, span }: { readonly alarms: readonly Alarm[]; readonly span: Span }) {
  const t = useText();
  return (
    <Panel title={t('statistics.alarms')} note={alarms.length > 0 && <Tag tone="late">{alarms.length}</Tag>}>
      <Stack as="ul" gap={2} className="card-body">
        {alarms.length === 0 && <li className="muted">{t('statistics.alarms.none')}</li>}
        {alarms.map((alarm) => (
          <Row as="li" key={`${alarm.kind}${alarm.countyId}${alarm.grade}`} wrap>
            <Tag tone={tones[alarm.kind]}>{t(`statistics.alarm.${alarm.kind}.tag`)}</Tag>
            <span className="fill">
              {t(`statistics.alarm.${alarm.kind}`, {
                ...alarm,
                name: <span lang={langOf(alarm.name)}>{alarm.name}</span>,
                grade: t('statistics.grade', { grade: alarm.grade }),
              })}
            </span>
            {alarm.countyId && (
              <Link to={routes.view.to({ county: alarm.countyId, span })} className="link">
                {t('statistics.look')}
              </Link>
            )}
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
