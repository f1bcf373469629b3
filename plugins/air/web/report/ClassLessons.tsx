import { FormattedDate, FormattedNumber } from 'react-intl';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { lengthText } from 'edutech/core/ui/rules/length';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { type Filter, FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const columns = useColumns(lessons.students);
  return (
    <>
      <FilterBar
        search={t('air.report.search')}
        resets={{ classId: ['subject'] }}
        filters={[
          ofClasses,
          {
            name: 'subject',
            label: t('air.report.subject'),
            all: t('air.report.allSubjects'),
            options: lessons.subjects.map((value) => ({ value, label: value })),
          },
        ]}
      />
      <DataTable
        name="air.watched"
        label={t('air.report.title')}
        columns={columns}
        rows={lessons.items}
        total={lessons.page.total}
        keyOf={({ resourceId }) => resourceId}
        nameOf={({ name }) => name}
        openAt={({ resourceId }) => watchedAddress(resourceId, classId)}
        filters={['subject']}
        tools={<ExportButton endpoint={exportWatchReport} input={wanted} />}
        empty={{
          title: t('air.report.empty'),
          text: t('air.report.emptyHint'),
        }}
      />
    </>
  );
}

function useColumns(students: number): Column<WatchedLesson>[] {
  const t = useText();
  return [
    { id: 'name', title: t('air.report.lesson'), main: true, sorts: true, cell: ({ name }) => name },
    { id: 'subject', title: t('air.report.subject'), width: '96px', cell: ({ subject }) => subject },
    {
      id: 'length',
      title: t('air.report.length'),
      width: '96px',
      align: 'end',
      hidden: true,
      cell: ({ seconds }) => lengthText(seconds),
    },
    {
      id: 'begun',
      title: t('air.report.begun'),
      width: '120px',
      align: 'end',
      sorts: true,
      cell: ({ begun }) => t('air.report.begunOf', { begun, students }),
    },
    {
      id: 'finished',
      title: t('air.report.finished'),
      width: '96px',
      align: 'end',
      sorts: true,
      cell: ({ finished }) => <FormattedNumber value={finished} />,
    },
    {
      id: 'share',
      title: t('air.report.share'),
      width: '180px',
      sorts: true,
      cell: ({ share }) => <Share value={share} />,
    },
    {
      id: 'open',
      title: t('air.report.open'),
      width: '120px',
      align: 'end',
      sorts: true,
      cell: ({ open }) => <FormattedNumber value={open} />,
    },
    {
      id: 'last',
      title: t('air.report.last'),
      width: '140px',
      sorts: true,
      cell: ({ lastAt }) => (
        <FormattedDate value={lastAt} month="numeric" day="numeric" hour="2-digit" minute="2-digit" hourCycle="h23" />
      ),
    },
  ];
}
