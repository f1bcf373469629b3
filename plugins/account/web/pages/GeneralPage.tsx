import { FormattedMessage } from 'react-intl';
import { loadSettings } from '../shared/load-settings';
import { SettingsPage } from '../shared/SettingsPage';

export const loader = loadSettings;

/** `/gen-setting`: the personal centre that is open to every type of user. */
export function Page() {
  return (
    <div className="wrap pad-t-4">
      <SettingsPage note={<FormattedMessage id="account.general.note" />} />
    </div>
  );
}
