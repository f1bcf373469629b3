import { useSignals } from '@preact/signals-react/runtime';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useSession, useText } from 'edutech/core/web/hooks';

/** "Shared computer": chosen at sign-in; only shown if the school has registered the computer. */
export function ComputerChoice() {
  const t = useText();
  useSignals();
  const session = useSession();
  const computer = session.computer.value;
  if (computer === 'registered') {
    return (
      <p className="login-hint">
        <Icon name="LockClosed" size={16} />
        {t('host.login.sharedRegistered')}
      </p>
    );
  }
  return (
    <label className="login-check">
      <input
        type="checkbox"
        checked={computer === 'chosen'}
        onChange={(event) => session.chooseComputer(event.target.checked)}
      />
      {t('host.login.shared')}
    </label>
  );
}
