import { useText } from 'edutech/core/web/hooks';
import { loadSettings } from '../shared/load-settings';
import { SettingsPage } from '../shared/SettingsPage';

export const loader = loadSettings;

/** `/setting`: the personal centre of teachers and other staff, with their posts. */
export function Page() {
  const t = useText();
  return <SettingsPage note={t('account.setting.note')} />;
}
