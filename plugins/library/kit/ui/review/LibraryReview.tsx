import type { ReactNode } from 'react';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { isId } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import type { Decided, QueuedState, ReviewState } from '../../common/review';
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
export type ReviewData<OfQueue extends Queue<Line>, OfTask extends Task> =
  | { readonly task: OfTask }
  | { readonly queue: OfQueue; readonly state: QueuedState };

/** Reads the queue, or the task that the address names. */
export async function loadReview<OfQueue extends Queue<Line>, OfTask extends Task>(
  { url }: LoaderArgs,
  readQueue: (wish: ReturnType<typeof queueWish>) => Promise<OfQueue>,
  readTask: (task: { taskId: string }) => Promise<OfTask>,
): Promise<ReviewData<OfQueue, OfTask>> {
  const taskId = url.searchParams.get('task');
  if (isId(taskId)) return { task: await readTask({ taskId }) };
  const wish = queueWish(url.searchParams);
  return { state: wish.state, queue: await readQueue(wish) };
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
  readonly decide: Endpoint;
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
          cell: ({ owner, school }) => `${owner} · ${school}`,
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
  const { task, area, path, checks, decide, show } = props;
  const call = useCall();
  const review = useReview({
    task,
    checks,
    path,
    previousId: null,
    nextId: task.nextId,
    decide: (decision, options) => call(decide, { ...decision }, options) as Promise<Decided>,
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
      note={`${task.owner} · ${task.school}`}
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
