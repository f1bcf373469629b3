import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { idleWarning } from 'edutech/core/common/browser/shared-computer';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useServices, useText } from 'edutech/core/web/hooks';
import { useExit } from '../../layouts/useExit';
import { lastAction } from '../watch/idle';

/**
 * At a computer that several people use: says so on every page, with the way out at hand, and counts the seconds down
 * before the session ends for want of an action. Any action goes on.
 */
export function SharedComputerBar() {
  useSignals();
  const { session } = useServices();
  return session.user.value && session.isShared.value ? <Bar /> : null;
}

function Bar() {
  const t = useText();
  const { isExiting, exit } = useExit();
  const seconds = useSecondsLeft();
  const isNear = seconds !== null;
  return (
    <section className="acting shared-computer" data-near={isNear || undefined} aria-label={t('host.login.shared')}>
      <p>
        <Icon name={isNear ? 'Warning' : 'LockClosed'} size={16} />
        {isNear ? (
          <>
            <span aria-hidden="true">{t('host.shared.countdown', { seconds })}</span>
            <span className="visually-hidden" role="alert">
              {t('host.shared.countdown', { seconds: idleWarning / 1000 })}
            </span>
          </>
        ) : (
          t('host.shared.text')
        )}
      </p>
      {isNear && <Button size="small">{t('host.shared.stay')}</Button>}
      <Button look="primary" size="small" icon="SignOut" busy={isExiting} onClick={exit}>
        {t('host.exit')}
      </Button>
    </section>
  );
}

/** Seconds until the session ends, once they are few; null before. */
function useSecondsLeft(): number | null {
  const { storage, deployment } = useServices();
  const [left, setLeft] = useState(Infinity);
  // Looks each second: an action in any tab begins the time anew
  useEffect(() => {
    const look = () => setLeft((lastAction(storage) ?? Date.now()) + deployment.sharedIdleMilliseconds - Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [storage, deployment]);
  return left > idleWarning ? null : Math.max(0, Math.ceil(left / 1000));
}
