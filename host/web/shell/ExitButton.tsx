import { FormattedMessage } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useExit } from '../layouts/useExit';

/** 退出, and 正在退出… while it runs. */
export function ExitButton() {
  const { isExiting, exit } = useExit();
  return (
    <button type="button" className="shell-tool shell-exit" onClick={exit} aria-busy={isExiting || undefined}>
      <Icon name="SignOut" size={16} />
      <FormattedMessage id={isExiting ? 'host.exiting' : 'host.exit'} />
    </button>
  );
}
