import { useNavigate } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { AuditCounts } from '../../api';
import type { AuditQuery } from '../../model/audit-query';
import { Switch } from '../shared/Switch';

interface ShownProps {
  readonly query: AuditQuery;
  readonly asked: URLSearchParams;
  readonly counts: AuditCounts | undefined;
}

/** Whether sign-ins are shown, and whether only what the reader did is. */
export function Shown({ query, asked, counts }: ShownProps) {
  const t = useText();
  const navigate = useNavigate();
  const signIns = counts?.groups.find(({ group }) => group === 'signIn');
  const line = (name: 'signIns' | 'mine') => (
    <Row as="li" justify="between">
      <span aria-hidden="true">{t(`deployment.audit.${name}`)}</span>
      <Switch
        label={t(`deployment.audit.${name}`)}
        isOn={query[name]}
        onTurn={(isOn) => void navigate(changed(asked, { [name]: isOn ? '1' : null }), { preventScrollReset: true })}
      />
    </Row>
  );
  return (
    <Panel title={t('deployment.audit.shown')}>
      <Stack as="ul" gap={2} className="pad-x-4 pad-b-4 t-13">
        {line('signIns')}
        {signIns && signIns.count > 0 && (
          <li className="fine">
            {t('deployment.audit.signIns.count', { count: signIns.count, more: signIns.isMore ? '+' : '' })}
          </li>
        )}
        {line('mine')}
      </Stack>
    </Panel>
  );
}
