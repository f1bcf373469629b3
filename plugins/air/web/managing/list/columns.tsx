import type { IntlShape } from 'react-intl';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { ManagedLesson } from '../../../api';
import { converting, ready } from '../../../model/status';
import { StateTag } from '../shared/StateTag';

/** What the lists of management show of a lesson. */
export function lessonColumns(intl: IntlShape): readonly Column<ManagedLesson>[] {
  const title = (id: string) => intl.formatMessage({ id: `air.column.${id}` });
  return [
    {
      id: 'name',
      title: title('name'),
      main: true,
      sorts: true,
      cell: ({ name, reason }) => (
        <Stack as="span" gap={0}>
          {name}
          {reason && (
            <small className="ink-late">
              <FormattedMessage id="air.manage.reason" values={{ reason }} />
            </small>
          )}
        </Stack>
      ),
    },
    { id: 'state', title: title('state'), width: '104px', cell: ({ state }) => <StateTag state={state} /> },
    {
      id: 'for',
      title: title('for'),
      width: '136px',
      cell: ({ grade, subject, hue }) => (
        <span>
          <span className={`circle fixed air-dot hue-${hue}`} /> {grade} · {subject}
        </span>
      ),
    },
    { id: 'teacher', title: title('teacher'), width: '96px', cell: ({ teacher }) => teacher || '–' },
    { id: 'file', title: title('file'), width: '96px', cell: (lesson) => <FileState status={lesson.status} /> },
    {
      id: 'places',
      title: title('places'),
      width: '72px',
      align: 'end',
      cell: ({ places }) => (places > 0 ? <FormattedNumber value={places} /> : '–'),
    },
    {
      id: 'views',
      title: title('views'),
      width: '84px',
      align: 'end',
      sorts: true,
      cell: ({ views }) => (views > 0 ? <FormattedNumber value={views} /> : '–'),
    },
    {
      id: 'time',
      title: title('time'),
      width: '168px',
      sorts: true,
      cell: ({ changedAt, changedBy }) => (
        <span className="num">
          <FormattedDate value={changedAt} month="numeric" day="numeric" hour="2-digit" minute="2-digit" />
          {changedBy && ` ${changedBy}`}
        </span>
      ),
    },
  ];
}

/** Whether there is something to watch. */
function FileState({ status }: { readonly status: number }) {
  if (status === ready) return <FormattedMessage id="air.file.ready" />;
  if (status === converting) return <FormattedMessage id="air.state.converting" />;
  return (
    <Tag tone={status === 0 ? 'due' : 'late'}>
      <FormattedMessage id={status === 0 ? 'air.file.none' : 'air.state.failed'} />
    </Tag>
  );
}
