import { useText } from 'edutech/core/web/hooks';
import { loadSettings } from '../shared/load-settings';
import { SettingsPage } from '../shared/SettingsPage';

export const loader = loadSettings;

/** `/stu-setting`: the personal centre of students. */
export function Page() {
  const t = useText();
  return <SettingsPage note={t('account.studentSetting.note')} />;
}
