import { useSyncExternalStore } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useText } from 'edutech/core/web/hooks';
import type { DeskFile } from './use-files';

/** The state of a file of an answer, in words: on this device, being sent, arrived, or refused and why. */
export function FileState({ file: { handIn }, onRetry }: { file: DeskFile; onRetry: () => void }) {
  const t = useText();
  const isOnline = useOnline();
  if (!handIn) {
    return (
      <p className="file-state t-13 ink-done">
        <Icon name="Checkmark" size={16} />
        {t('questions.kit.capture.state.ready')}
      </p>
    );
  }
  const { state, share, isKept, error } = handIn;
  if (state === 'failed') {
    return (
      <div className="file-state t-13 ink-late" role="alert">
        <ErrorText error={error} />
        <Button look="link" size="small" onClick={onRetry}>
          {t('core.ui.retry')}
        </Button>
      </div>
    );
  }
  if (state === 'keeping') {
    return (
      <p className="file-state t-13 ink-due" role="status">
        <Icon name="Clock" size={16} />
        {t('questions.kit.capture.state.saving')}
      </p>
    );
  }
  if (!isOnline || (state === 'waiting' && share === 0)) {
    return (
      <p className="file-state t-13 ink-due" role="status">
        <Icon name={isOnline ? 'Clock' : 'CloudOff'} size={16} />
        {t(
          !isKept
            ? 'questions.kit.capture.state.unkept'
            : isOnline
              ? 'questions.kit.capture.state.waiting'
              : 'questions.kit.capture.state.offline',
        )}
      </p>
    );
  }
  return (
    <div className="file-state file-state-sending t-13 ink-info" role="status">
      {t(state === 'arrived' ? 'questions.kit.capture.state.saving' : 'questions.kit.capture.state.sending', {
        percent: Math.round(share * 100),
      })}
      <progress className="meter" max={1} value={share} aria-hidden="true" />
    </div>
  );
}

/** Whether this device has a network, as far as it knows. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (hear) => {
      addEventListener('online', hear);
      addEventListener('offline', hear);
      return () => {
        removeEventListener('online', hear);
        removeEventListener('offline', hear);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
