import { useLoaderData } from 'react-router';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { LibraryReview, loadReview } from 'edutech/plugins/library/kit/ui/review/LibraryReview';
import * as api from '../api';
import { checks } from '../model/kinds';
import { routes } from '../routes';

export const loader = (args: LoaderArgs) => loadReview(args, api);

/** The review desk: the queue, or one thing of it. */
export function Page() {
  return (
    <LibraryReview
      data={useLoaderData<Awaited<ReturnType<typeof loader>>>()}
      area="{{id}}"
      path={routes.review.path}
      endpoints={api}
      checks={checks}
      show={({ text }) => <p className="card pad-y-3 pad-x-4 lines">{text}</p>}
    />
  );
}
