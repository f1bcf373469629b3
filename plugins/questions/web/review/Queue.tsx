import { useText } from 'edutech/core/web/hooks';
import { plainText } from '../../kit/common/one-line/text-parts';
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
  const t = useText();
  return (
    <ReviewQueue
      name="questions.review"
      title={t('questions.review.title')}
      note={t('questions.review.note')}
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
  const t = useText();
  return [
    { id: 'title', title: t('questions.review.column.title'), main: true, cell: ({ title }) => plainText(title) },
    {
      id: 'type',
      title: t('questions.filter.type'),
      width: '88px',
      cell: ({ type }) => <Tag>{t(`questions.type.${type}`)}</Tag>,
    },
    {
      id: 'subject',
      title: t('questions.facts.subject'),
      width: '128px',
      cell: ({ grade, subject }) => `${grade} ${subject}`,
    },
    {
      id: 'owner',
      title: t('questions.facts.owner'),
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
      title: t('questions.review.column.wanted'),
      width: '104px',
      cell: ({ wanted }) => <Tag tone={wanted === 3 ? 'info' : 'plain'}>{t(`questions.source.${wanted}`)}</Tag>,
    },
    {
      id: 'time',
      title: t(state === 'waiting' ? 'questions.review.column.submitted' : 'questions.review.column.decided'),
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
