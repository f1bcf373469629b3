import { useRevalidator, useRouteError } from 'react-router';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { NotFoundPage } from './NotFoundPage';

/** What a page's place shows when its data could not be loaded. The frame around it stays. */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (error instanceof AppError && error.code === wireCodes.notFound) return <NotFoundPage />;
  return (
    <div className="wrap state-wrap">
      <div className="card">
        <ErrorState error={error} onRetry={() => revalidate()} page />
      </div>
    </div>
  );
}
