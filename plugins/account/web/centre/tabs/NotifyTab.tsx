import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { OwnProfile } from '../../../api';
import { SettingRow } from '../SettingRow';
import { useTabLink } from '../use-tab-link';

/** Where one hears of things. What can be chosen is the e-mail address; the bell is the school's. */
export function NotifyTab({ profile }: { profile: OwnProfile | null }) {
  const t = useText();
  const linkTo = useTabLink();
  const mail = profile?.mail ?? null;
  return (
    <Panel title={t('account.notify.title')}>
      <ul className="pad-x-4 pad-b-2">
        <SettingRow
          label={t('account.notify.bell')}
          value={t('account.notify.bellValue')}
          help={t('account.notify.bellHelp')}
          keeper="platform"
        />
        <SettingRow
          label={t('account.mail.title')}
          value={mail ? mail.address || t('account.notify.noMail') : t('account.mail.off')}
          help={mail && t('account.notify.mailHelp')}
          action={
            mail && (
              <Button size="small" to={linkTo('profile')}>
                {t(mail.address ? 'account.mail.change' : 'account.mail.add')}
              </Button>
            )
          }
        />
      </ul>
    </Panel>
  );
}
