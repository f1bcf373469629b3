import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { isAppError } from '../../common/errors';
import { useText } from '../../web/hooks';
import { Button } from '../Button';
import { CopyButton } from '../CopyButton';
import { classNames } from '../rules/class-names';
import { Picture } from './Pictures';

interface ErrorStateProps {
  readonly error: unknown;
  /** What is safe ("your answers are on this device"). Default: nothing was changed. */
  readonly safe?: ReactNode;
  readonly onRetry?: () => void;
  /** Takes a page of its own: the sentence is the page's heading. */
  readonly page?: boolean;
}

/** The error in a plain sentence, what is safe, a way to try again, and a number to report. */
export function ErrorState({ error, safe, onRetry, page = false }: ErrorStateProps) {
  const t = useText();
  const Title = page ? 'h1' : 'h2';
  const requestId = requestIdOf(error);
  return (
    <div className={classNames('state', page && 'state-page')} role="alert">
      <Picture name="cloud" />
      <Title>
        <ErrorText error={error} />
      </Title>
      <p>{safe ?? t('core.ui.error.safe')}</p>
      <div className="state-actions">
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            {t('core.ui.retry')}
          </Button>
        )}
        {requestId && <CopyButton words={requestId}>{t('core.ui.error.copy')}</CopyButton>}
      </div>
      {requestId && <p className="state-number">{t('core.ui.error.number', { number: requestId })}</p>}
    </div>
  );
}

/** The sentence of an error in the reader's language. */
export function ErrorText({ error }: { error: unknown }) {
  const intl = useIntl();
  const t = useText();
  const known = isAppError(error) ? error : null;
  if (!known) return t('core.ui.error.unknown');
  if (known.key in intl.messages) return t(known.key, known.params);
  // The server's own sentence, where this browser has no text for the key
  return (known as { said?: string }).said || t('core.ui.error.unknown');
}

/** The number of the failed call, which finds it in the server's log. */
export function requestIdOf(error: unknown): string | null {
  const id = isAppError(error) ? (error as { requestId?: unknown }).requestId : null;
  return typeof id === 'string' && id !== '' ? id : null;
}
