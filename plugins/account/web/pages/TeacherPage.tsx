import { FormattedMessage } from 'react-intl';
import { loadSettings } from '../shared/load-settings';
import { SettingsPage } from '../shared/SettingsPage';

export const loader = loadSettings;

/** `/setting`: the personal centre of teachers and other staff, with their posts. */
export function Page() {
  return <SettingsPage note={<FormattedMessage id="account.setting.note" />} />;
}
