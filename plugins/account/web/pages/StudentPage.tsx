import { FormattedMessage } from 'react-intl';
import { loadSettings } from '../shared/load-settings';
import { SettingsPage } from '../shared/SettingsPage';

export const loader = loadSettings;

/** `/stu-setting`: the personal centre of students. */
export function Page() {
  return <SettingsPage note={<FormattedMessage id="account.studentSetting.note" />} />;
}
