import { useSignals } from '@preact/signals-react/runtime';
import type { ReadonlySignal } from '@preact/signals-react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import type { DraftSaving } from 'edutech/plugins/writing/kit/ui/draft/draft-saver';
import { useText } from 'edutech/core/web/hooks';
import type { AnswerBook } from '../state/answer-book';

/** The save state of a book; nothing before anything was written. */
export function Saved({ book }: { readonly book: AnswerBook }) {
  useSignals();
  const saving = book.saving.value;
  if (!saving) return null;
  return (
    <SaveState saving={saving.state === 'failed' ? { state: 'failed', retry: () => void book.flush() } : saving} />
  );
}

/** The same in the small bar of a phone, which tells what is not on the server in a line of its own. */
export function SavedSmall({ saving }: { readonly saving: ReadonlySignal<DraftSaving | null> }) {
  useSignals();
  const now = saving.value;
  return now?.state === 'saved' || now?.state === 'saving' ? <SaveState saving={now} /> : null;
}

interface OfflineLineProps {
  readonly saving: ReadonlySignal<DraftSaving | null>;
  readonly onRetry: () => void;
}

/** The line below the dots of a phone while something is on this device only. */
export function OfflineLine({ saving, onRetry }: OfflineLineProps) {
  const t = useText();
  useSignals();
  const now = saving.value;
  if (now?.state === 'failed') {
    return (
      <p className="work-st-offline work-st-offline-failed" role="alert">
        <Icon name="Warning" size={16} />
        <span>
          <ErrorText error={now.error} />
        </span>
        <Button look="link" onClick={onRetry}>
          {t('core.ui.retry')}
        </Button>
      </p>
    );
  }
  if (now?.state !== 'offline') return null;
  return (
    <p className="work-st-offline" role="status">
      <Icon name="CloudOff" size={16} />
      <span>{t('work.answering.offline', { count: now.waiting, b: (text) => <b>{text}</b> })}</span>
      <small>{t('work.answering.offline.later')}</small>
    </p>
  );
}
