import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { isStaleText, textOf } from '../app-shell/watch/stale-build';
import { NotFoundPage } from './NotFoundPage';
import { SwitchedOffPage } from './SwitchedOff';

/**
 * Shown in place of a page whose data or code could not be loaded. The frame stays. Missing code
 * may belong to an older version: only a reload of the document names the current files.
 */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isStale = isStaleText(textOf(error));
  // Whoever listens for errors of the window says that a newer version may be out
  useEffect(() => {
    if (isStale) globalThis.reportError(error);
  }, [isStale, error]);
  if (error instanceof AppError && error.code === wireCodes.notFound)
    // the words of the whole key are the server's, and no browser names them
    return error.key?.endsWith('.switchedOff') ? <SwitchedOffPage /> : <NotFoundPage />;
  const retry = () => (isStale ? location.reload() : void revalidate());
  return (
    <div className="wrap state-wrap">
      <div className="card">
        <ErrorState error={error} onRetry={retry} page />
      </div>
    </div>
  );
}
