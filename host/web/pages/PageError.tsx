import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { isStaleText, textOf } from '../app-shell/watch/stale-build';
import { NotFoundPage } from './NotFoundPage';

/**
 * What a page's place shows when its data or its code could not be loaded. The frame around it stays. Code that did not come
 * may be gone with an older version: only the document, loaded anew, names what there is now.
 */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isStale = isStaleText(textOf(error));
  // Whoever listens for errors of the window says that a newer version may be out
  useEffect(() => {
    if (isStale) globalThis.reportError(error);
  }, [isStale, error]);
  if (error instanceof AppError && error.code === wireCodes.notFound) return <NotFoundPage />;
  const retry = () => (isStale ? location.reload() : void revalidate());
  return (
    <div className="wrap state-wrap">
      <div className="card">
        <ErrorState error={error} onRetry={retry} page />
      </div>
    </div>
  );
}
