import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { lengthText } from 'edutech/core/ui/rules/length';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { type Filter, FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { type airWatchReport, exportWatchReport, type WatchedLesson } from '../../api';
import { watchedAddress } from '../shared/addresses';
import { Share } from './Share';

interface ClassLessonsProps {
  /** Absent: the first of the caller's classes. */
  readonly classId: Id | undefined;
  readonly lessons: OutputOf<typeof airWatchReport>;
  readonly ofClasses: Filter;
  readonly wanted: InputOf<typeof exportWatchReport>;
}

/** The lessons that a class has begun, the last one first. */
export function ClassLessons({ classId, lessons, ofClasses, wanted }: ClassLessonsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `air.report.${id}` });
  const columns = useColumns(lessons.students);
  return (
    <>
      <FilterBar
        search={text('search')}
        resets={{ classId: ['subject'] }}
        filters={[
          ofClasses,
          {
            name: 'subject',
            label: text('subject'),
            all: text('allSubjects'),
            options: lessons.subjects.map((value) => ({ value, label: value })),
          },
        ]}
      />
      <DataTable
        name="air.watched"
        label={text('title')}
        columns={columns}
        rows={lessons.items}
        total={lessons.page.total}
        keyOf={({ resourceId }) => resourceId}
        nameOf={({ name }) => name}
        openAt={({ resourceId }) => watchedAddress(resourceId, classId)}
        filters={['subject']}
        tools={<ExportButton endpoint={exportWatchReport} input={wanted} />}
        empty={{
          title: <FormattedMessage id="air.report.empty" />,
          text: <FormattedMessage id="air.report.emptyHint" />,
        }}
      />
    </>
  );
}

function useColumns(students: number): Column<WatchedLesson>[] {
  const intl = useIntl();
  const title = (column: string) => intl.formatMessage({ id: `air.report.${column}` });
  return [
    { id: 'name', title: title('lesson'), main: true, sorts: true, cell: ({ name }) => name },
    { id: 'subject', title: title('subject'), width: '96px', cell: ({ subject }) => subject },
    {
      id: 'length',
      title: title('length'),
      width: '96px',
      align: 'end',
      hidden: true,
      cell: ({ seconds }) => lengthText(seconds),
    },
    {
      id: 'begun',
      title: title('begun'),
      width: '120px',
      align: 'end',
      sorts: true,
      cell: ({ begun }) => <FormattedMessage id="air.report.begunOf" values={{ begun, students }} />,
    },
    {
      id: 'finished',
      title: title('finished'),
      width: '96px',
      align: 'end',
      sorts: true,
      cell: ({ finished }) => <FormattedNumber value={finished} />,
    },
    { id: 'share', title: title('share'), width: '180px', sorts: true, cell: ({ share }) => <Share value={share} /> },
    {
      id: 'open',
      title: title('open'),
      width: '120px',
      align: 'end',
      sorts: true,
      cell: ({ open }) => <FormattedNumber value={open} />,
    },
    {
      id: 'last',
      title: title('last'),
      width: '140px',
      sorts: true,
      cell: ({ lastAt }) => (
        <FormattedDate value={lastAt} month="numeric" day="numeric" hour="2-digit" minute="2-digit" hourCycle="h23" />
      ),
    },
  ];
}
