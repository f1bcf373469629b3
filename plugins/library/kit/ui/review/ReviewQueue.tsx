import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { type QueuedState, queuedStates } from '../../common/review';
import { queueSizes, taskAddress } from './task-address';

interface QueueLine {
  readonly taskId: string;
  readonly title: string;
}

interface ReviewQueueProps<Line extends QueueLine> {
  /** Of the table, for its remembered columns: `resource.audit`. */
  readonly name: string;
  readonly title: string;
  readonly note: ReactNode;
  /** Path of the desk. */
  readonly path: string;
  readonly state: QueuedState;
  readonly queue: { readonly data: readonly Line[]; readonly pageData: { readonly total: number } };
  readonly columns: readonly Column<Line>[];
  readonly nameOf?: (line: Line) => string;
  /** Words of an empty queue: `<empty>.waiting` and so on, and `<empty>.text`. */
  readonly empty: string;
  /** What narrows the queue. */
  readonly filters?: ReactNode;
  /** Parameters of the address that narrow it. */
  readonly narrowedBy?: readonly string[];
  /** Acts on several that wait. */
  readonly bulk?: (chosen: readonly Line[], done: () => void) => ReactNode;
}

/** What waits to be reviewed, the longest waiting first, and what was decided. */
export function ReviewQueue<Line extends QueueLine>(props: ReviewQueueProps<Line>) {
  const { name, title, note, path, state, queue, columns, nameOf, empty, filters, narrowedBy, bulk } = props;
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const isWaiting = state === 'waiting';
  const first = queue.data[0];
  return (
    <PageFrame
      title={title}
      note={note}
      end={
        isWaiting &&
        first && (
          <Button look="primary" icon="Play" to={taskAddress(path, query, first.taskId)}>
            {t('library.kit.review.begin')}
          </Button>
        )
      }
    >
      <Tabs
        className="below-3"
        label={t('library.kit.review.states')}
        current={state}
        items={queuedStates.map((one) => ({
          id: one,
          label: t(`library.kit.review.state.${one}`),
          to: changed(query, { state: one === 'waiting' ? null : one }),
          ...(one === state && { count: queue.pageData.total }),
        }))}
      />
      <Stack>
        {filters}
        <DataTable
          name={name}
          label={t(`library.kit.review.state.${state}`)}
          columns={columns}
          rows={queue.data}
          total={queue.pageData.total}
          sizes={queueSizes}
          keyOf={({ taskId }) => taskId}
          nameOf={nameOf ?? (({ title: of }) => of)}
          openAt={({ taskId }) => taskAddress(path, query, taskId)}
          bulk={isWaiting ? bulk : undefined}
          filters={narrowedBy}
          empty={{
            title: t(`${empty}.${state}`),
            text: isWaiting ? t(`${empty}.text`) : undefined,
          }}
        />
      </Stack>
    </PageFrame>
  );
}
