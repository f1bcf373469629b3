import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Traffic } from '../api';
import { Change, Figure } from './Figure';

/** People who were signed in, by what they are; of a day on average. */
export function Roles({ roles }: Pick<Traffic, 'roles'>) {
  const t = useText();
  return (
    <Panel title={t('traffic.roles')} note={<span className="note">{t('traffic.roles.note')}</span>}>
      <Row as="dl" className="card-body" wrap gap={6} rows={3}>
        {roles.map(({ role, now, before }) => (
          <div key={role}>
            <dt className="muted t-13">{t(`traffic.role.${role}`)}</dt>
            <dd>
              <Figure value={now} /> <Change now={now} before={before} />
            </dd>
          </div>
        ))}
      </Row>
    </Panel>
  );
}
