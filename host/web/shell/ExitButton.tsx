import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import { useExit } from '../layouts/useExit';

/** 退出, and 正在退出… while it runs. */
export function ExitButton() {
  const t = useText();
  const { isExiting, exit } = useExit();
  return (
    <button type="button" className="shell-tool shell-exit" onClick={exit} aria-busy={isExiting || undefined}>
      <Icon name="SignOut" size={16} />
      {t(isExiting ? 'host.exiting' : 'host.exit')}
    </button>
  );
}
