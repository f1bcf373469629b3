import { useText } from 'edutech/core/web/hooks';
import { loadSettings } from '../shared/load-settings';
import { SettingsPage } from '../shared/SettingsPage';

export const loader = loadSettings;

/** `/gen-setting`: the personal centre that is open to every type of user. */
export function Page() {
  const t = useText();
  return (
    <div className="wrap pad-t-4">
      <SettingsPage note={t('account.general.note')} />
    </div>
  );
}
