import { useSignals } from '@preact/signals-react/runtime';
import { FormattedMessage } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useSession } from 'edutech/core/web/hooks';

/** "Shared computer": chosen at sign-in; only shown if the school has registered the computer. */
export function ComputerChoice() {
  useSignals();
  const session = useSession();
  const computer = session.computer.value;
  if (computer === 'registered') {
    return (
      <p className="login-hint">
        <Icon name="LockClosed" size={16} />
        <FormattedMessage id="host.login.sharedRegistered" />
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
      <FormattedMessage id="host.login.shared" />
    </label>
  );
}
