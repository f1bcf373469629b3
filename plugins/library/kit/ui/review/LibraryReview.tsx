import type { ReactNode } from 'react';
import type { Endpoint, InputOf, OutputOf } from 'edutech/core/common/endpoint';
import { isId } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import type { Decided, QueuedState, ReviewState } from '../../common/review';
import { Whose } from '../page/Whose';
import { ReviewDesk } from './ReviewDesk';
import { ReviewQueue } from './ReviewQueue';
import { queueWish } from './task-address';
import { useReview } from './use-review';

interface Line {
  readonly taskId: string;
  readonly title: string;
  readonly owner: string;
  readonly school: string;
  readonly wanted: 2 | 3;
  readonly submitted: Date | string;
  readonly decided: Date | string | null;
}

interface Task extends Line {
  readonly state: ReviewState;
  readonly ticks: readonly string[];
  readonly nextId: string | null;
}

interface Queue<Of> {
  readonly data: readonly Of[];
  readonly pageData: { readonly total: number };
}

/** What the loader of a review page reads: the queue, or the one task that the address names. */
export type ReviewData<OfQueue, OfTask> =
  | { readonly task: OfTask }
  | { readonly queue: OfQueue; readonly state: QueuedState };

/** Reads the queue, or the task that the address names. */
export async function loadReview<OfQueue extends Endpoint, OfTask extends Endpoint>(
  { url, call, signal }: LoaderArgs,
  { reviewQueue, reviewTask }: { readonly reviewQueue: OfQueue; readonly reviewTask: OfTask },
): Promise<ReviewData<OutputOf<OfQueue>, OutputOf<OfTask>>> {
  const taskId = url.searchParams.get('task');
  if (isId(taskId)) return { task: await call(reviewTask, { taskId } as InputOf<OfTask>, { signal }) };
  const wish = queueWish(url.searchParams);
  return { state: wish.state, queue: await call(reviewQueue, wish as InputOf<OfQueue>, { signal }) };
}

interface LibraryReviewProps<OfTask extends Task> {
  readonly data: ReviewData<Queue<Line>, OfTask>;
  /**
   * Whose messages name the desk: `<area>.review.title`, `.note`, `.empty.<state>`, `.empty.text`, `<area>.check.<check>`
   * and `.hint`.
   */
  readonly area: string;
  readonly path: string;
  readonly checks: readonly string[];
  readonly endpoints: { readonly decideReview: Endpoint };
  /** The thing, as reviewers look at it. */
  readonly show: (task: OfTask) => ReactNode;
}

/** The review desk of an area whose calls `libraryEndpoints` declares. */
export function LibraryReview<OfTask extends Task>({ data, ...desk }: LibraryReviewProps<OfTask>) {
  return 'task' in data ? (
    <OneTask key={data.task.taskId} task={data.task} {...desk} />
  ) : (
    <WholeQueue {...data} {...desk} />
  );
}

interface WholeQueueProps {
  readonly queue: Queue<Line>;
  readonly state: QueuedState;
  readonly area: string;
  readonly path: string;
}

function WholeQueue({ queue, state, area, path }: WholeQueueProps) {
  const t = useText();
  return (
    <ReviewQueue
      name={`${area}.review`}
      title={t(`${area}.review.title`)}
      note={t(`${area}.review.note`)}
      path={path}
      state={state}
      queue={queue}
      columns={[
        { id: 'title', title: t('library.kit.column.title'), main: true, cell: (line) => line.title },
        {
          id: 'owner',
          title: t('library.kit.column.owner'),
          width: '184px',
          cell: ({ owner, school }) => <Whose owner={owner} school={school} />,
        },
        {
          id: 'wanted',
          title: t('library.kit.column.wanted'),
          width: '180px',
          cell: ({ wanted }) => t(`library.kit.wanted.${wanted}`),
        },
        {
          id: 'time',
          title: t('library.kit.column.time'),
          width: '168px',
          cell: ({ submitted, decided }) => cityMinute(new Date(decided ?? submitted)),
        },
      ]}
      empty={`${area}.review.empty`}
    />
  );
}

function OneTask<OfTask extends Task>(props: Omit<LibraryReviewProps<OfTask>, 'data'> & { readonly task: OfTask }) {
  const t = useText();
  const { task, area, path, checks, endpoints, show } = props;
  const call = useCall();
  const review = useReview({
    task,
    checks,
    path,
    previousId: null,
    nextId: task.nextId,
    decide: (decision, options) => call(endpoints.decideReview, { ...decision }, options) as Promise<Decided>,
    words: {
      passed: 'library.kit.review.passed',
      returned: 'library.kit.review.returned',
      unticked: 'library.kit.error.unticked',
    },
  });
  return (
    <ReviewDesk
      review={review}
      state={task.state}
      title={task.title}
      note={<Whose owner={task.owner} school={task.school} />}
      wanted={t(`library.kit.wanted.${task.wanted}`)}
      path={path}
      words={`${area}.check`}
      reason={{
        name: `${area}.return`,
        title: 'library.kit.review.returnTitle',
        label: 'library.kit.review.reason',
        missing: 'library.kit.error.noReason',
        usual: [],
      }}
    >
      {show(task)}
    </ReviewDesk>
  );
}
