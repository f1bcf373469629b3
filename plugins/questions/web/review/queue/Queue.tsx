import { plainText } from '../../../kit/common/one-line/text-parts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import type { ReviewLine } from '../../../api/reviewing';
import type { QueueData } from '../load-review';
import { queueSizes, queueStates, taskAddress } from './queue-wish';

/** What waits to be reviewed, the longest waiting first, and what was decided. */
export function Queue({ data: { queue, wish } }: { readonly data: QueueData }) {
  const intl = useIntl();
  const query = new URLSearchParams(useLocation().search);
  const text = (id: string) => intl.formatMessage({ id: `questions.${id}` });
  const state = queueStates.find((one) => one === wish.state) ?? 'waiting';
  const first = queue.data[0];
  return (
    <PageFrame
      title={text('review.title')}
      note={<FormattedMessage id="questions.review.note" />}
      end={
        state === 'waiting' &&
        first && (
          <Button look="primary" icon="Play" to={taskAddress(query, first.taskId)}>
            <FormattedMessage id="questions.review.begin" />
          </Button>
        )
      }
    >
      <Tabs
        className="questions-states"
        label={text('review.states')}
        current={state}
        items={queueStates.map((one) => ({
          id: one,
          label: text(`review.state.${one}`),
          to: changed(query, { state: one === 'waiting' ? null : one }),
          ...(one === state && { count: queue.pageData.total }),
        }))}
      />
      <DataTable
        name="questions.review"
        label={text(`review.state.${state}`)}
        columns={useColumns(state)}
        rows={queue.data}
        total={queue.pageData.total}
        sizes={queueSizes}
        keyOf={({ taskId }) => taskId}
        nameOf={({ title }) => plainText(title)}
        openAt={({ taskId }) => taskAddress(query, taskId)}
        empty={{
          title: <FormattedMessage id={`questions.review.empty.${state}`} />,
          text: state === 'waiting' ? <FormattedMessage id="questions.review.empty.text" /> : undefined,
        }}
      />
    </PageFrame>
  );
}

/** What the queue shows of each question. */
function useColumns(state: (typeof queueStates)[number]): readonly Column<ReviewLine>[] {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `questions.${id}` });
  return [
    { id: 'title', title: word('review.column.title'), main: true, cell: ({ title }) => plainText(title) },
    {
      id: 'type',
      title: word('filter.type'),
      width: '88px',
      cell: ({ type }) => <Tag>{word(`type.${type}`)}</Tag>,
    },
    {
      id: 'subject',
      title: word('facts.subject'),
      width: '128px',
      cell: ({ grade, subject }) => `${grade} ${subject}`,
    },
    {
      id: 'owner',
      title: word('facts.owner'),
      width: '184px',
      cell: ({ owner, school }) => (
        <span className="questions-words">
          <span>{owner}</span>
          <small className="muted">{school}</small>
        </span>
      ),
    },
    {
      id: 'wanted',
      title: word('review.column.wanted'),
      width: '104px',
      cell: ({ wanted }) => <Tag tone={wanted === 3 ? 'info' : 'plain'}>{word(`source.${wanted}`)}</Tag>,
    },
    {
      id: 'time',
      title: word(state === 'waiting' ? 'review.column.submitted' : 'review.column.decided'),
      width: '168px',
      cell: ({ submitted, decided, reviewer }) => (
        <span className="questions-words">
          <span className="num">{cityMinute(new Date(decided ?? submitted))}</span>
          {reviewer && <small className="muted">{reviewer}</small>}
        </span>
      ),
    },
  ];
}
