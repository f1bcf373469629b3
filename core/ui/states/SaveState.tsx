import { FormattedTime } from 'react-intl';
import { useText } from '../../web/hooks';
import { Button } from '../Button';
import { classNames } from '../rules/class-names';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/interface-icons';

/** `saved` only after the server's COMMIT; `offline`: stored in this device's journal, work continues. */
export type Saving =
  | { readonly state: 'saved'; readonly at: Date | number }
  | { readonly state: 'saving' }
  | { readonly state: 'offline'; readonly waiting: number }
  | { readonly state: 'failed'; readonly retry: () => void };

const icons: Readonly<Record<Saving['state'], IconName>> = {
  saved: 'CloudCheckmark',
  saving: 'ArrowClockwise',
  offline: 'CloudOff',
  failed: 'Warning',
};

/** The state of saving: 已保存 12:03:41 / 保存中… / 离线 — 已存本机 (3) / 保存失败 重试. Never a dialog. */
export function SaveState({ saving }: { saving: Saving }) {
  const t = useText();
  return (
    <span className={classNames('save-state', `save-state-${saving.state}`)} role="status">
      <Icon name={icons[saving.state]} />
      {saving.state === 'saved' &&
        t('core.ui.save.saved', {
          time: <FormattedTime value={saving.at} hour="2-digit" minute="2-digit" second="2-digit" hourCycle="h23" />,
        })}
      {saving.state === 'saving' && t('core.ui.save.saving')}
      {saving.state === 'offline' && t('core.ui.save.offline', { waiting: saving.waiting })}
      {saving.state === 'failed' && (
        <>
          {t('core.ui.save.failed')}
          <Button look="link" size="small" onClick={saving.retry}>
            {t('core.ui.retry')}
          </Button>
        </>
      )}
    </span>
  );
}
