import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import { computerKeeper } from '../../../model/computer-access';
import { routes } from '../../../routes';
import { SettingRow } from '../SettingRow';

/** The way to all shared computers, for who looks after them; what a teacher does at one is a panel of this tab. */
export function ComputersTab() {
  const t = useText();
  return (
    <Can rule={computerKeeper}>
      <Panel title={t('account.computers.title')}>
        <ul className="pad-x-4 pad-b-2">
          <SettingRow
            label={t('account.computers.allSchools')}
            value={t('account.computers.title')}
            help={t('account.computers.note')}
            action={
              <Button size="small" to={routes.computers.to()}>
                {t('account.computers.open')}
              </Button>
            }
          />
        </ul>
      </Panel>
    </Can>
  );
}
