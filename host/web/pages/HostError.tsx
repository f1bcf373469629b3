import { useRouteError } from 'react-router';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';

/** The last resort: the frame itself could not be drawn. Trying again loads the document anew. */
export function HostError() {
  const error = useRouteError();
  return (
    <main className="wrap state-wrap">
      <ErrorState error={error} onRetry={() => location.reload()} page />
    </main>
  );
}
