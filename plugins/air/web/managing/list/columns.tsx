import { FormattedDate, FormattedNumber } from 'react-intl';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText, type Translate } from 'edutech/core/web/hooks';
import type { ManagedLesson } from '../../../api';
import { converting, ready } from '../../../model/status';
import { StateTag } from '../shared/StateTag';

/** What the lists of management show of a lesson. */
export function lessonColumns(t: Translate): readonly Column<ManagedLesson>[] {
  return [
    {
      id: 'name',
      title: t('air.column.name'),
      main: true,
      sorts: true,
      cell: ({ name, reason }) => (
        <Stack as="span" gap={0}>
          <span lang={langOf(name)}>{name}</span>
          {reason && <small className="ink-late">{t('air.manage.reason', { reason })}</small>}
        </Stack>
      ),
    },
    { id: 'state', title: t('air.column.state'), width: '104px', cell: ({ state }) => <StateTag state={state} /> },
    {
      id: 'for',
      title: t('air.column.for'),
      width: '136px',
      cell: ({ grade, subject, hue }) => (
        <span>
          <span className={`circle fixed air-dot hue-${hue}`} /> {grade} · {subject}
        </span>
      ),
    },
    { id: 'teacher', title: t('air.column.teacher'), width: '96px', cell: ({ teacher }) => teacher || '–' },
    { id: 'file', title: t('air.column.file'), width: '96px', cell: (lesson) => <FileState status={lesson.status} /> },
    {
      id: 'places',
      title: t('air.column.places'),
      width: '72px',
      align: 'end',
      cell: ({ places }) => (places > 0 ? <FormattedNumber value={places} /> : '–'),
    },
    {
      id: 'views',
      title: t('air.column.views'),
      width: '84px',
      align: 'end',
      sorts: true,
      cell: ({ views }) => (views > 0 ? <FormattedNumber value={views} /> : '–'),
    },
    {
      id: 'time',
      title: t('air.column.time'),
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
  const t = useText();
  if (status === ready) return t('air.file.ready');
  if (status === converting) return t('air.state.converting');
  return <Tag tone={status === 0 ? 'due' : 'late'}>{t(status === 0 ? 'air.file.none' : 'air.state.failed')}</Tag>;
}
