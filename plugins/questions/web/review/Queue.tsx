import { plainText } from '../../kit/common/one-line/text-parts';
import { FormattedMessage, useIntl } from 'react-intl';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { QueuedState } from 'edutech/plugins/library/kit/common/review';
import { ReviewQueue } from 'edutech/plugins/library/kit/ui/review/ReviewQueue';
import type { ReviewLine } from '../../api/reviewing';
import { reviewAddress } from '../shared/addresses';
import type { QueueData } from './load-review';

/** What waits to be reviewed, the longest waiting first, and what was decided. */
export function Queue({ data: { queue, wish } }: { readonly data: QueueData }) {
  const intl = useIntl();
  return (
    <ReviewQueue
      name="questions.review"
      title={intl.formatMessage({ id: 'questions.review.title' })}
      note={<FormattedMessage id="questions.review.note" />}
      path={reviewAddress}
      state={wish.state}
      queue={queue}
      columns={useColumns(wish.state)}
      nameOf={({ title }) => plainText(title)}
      empty="questions.review.empty"
    />
  );
}

/** What the queue shows of each question. */
function useColumns(state: QueuedState): readonly Column<ReviewLine>[] {
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
        <Stack as="span" gap={0}>
          <span>{owner}</span>
          <small className="muted soft t-12">{school}</small>
        </Stack>
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
        <Stack as="span" gap={0}>
          <span className="num">{cityMinute(new Date(decided ?? submitted))}</span>
          {reviewer && <small className="muted soft t-12">{reviewer}</small>}
        </Stack>
      ),
    },
  ];
}
