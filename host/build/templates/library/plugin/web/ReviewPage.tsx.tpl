import { useLoaderData } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { LibraryReview, loadReview } from 'edutech/plugins/library/kit/ui/review/LibraryReview';
import { decideReview, reviewQueue, reviewTask } from '../api';
import { checks } from '../model/rights';
import { routes } from '../routes';

export const loader = (args: LoaderArgs) =>
  loadReview(
    args,
    (wish) => args.call(reviewQueue, wish, { signal: args.signal }),
    (task) => args.call(reviewTask, task, { signal: args.signal }),
  );

/** The review desk: the queue, or one thing of it. */
export function Page() {
  return (
    <LibraryReview
      data={useLoaderData<Awaited<ReturnType<typeof loader>>>()}
      area="{{id}}"
      path={routes.review.path}
      checks={checks}
      decide={decideReview}
      show={({ title, text }) => (
        <Panel title={title}>
          <p className="card-body">{text}</p>
        </Panel>
      )}
    />
  );
}
