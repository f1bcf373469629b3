import { FormattedDate } from 'react-intl';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { lengthText } from 'edutech/core/ui/rules/length';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { type Filter, FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type airLessonReport, exportLessonReport, type WatchingStudent, type WatchState } from '../../api';
import { lessonAddress, watchedPath } from '../shared/addresses';
import { HeatLine } from './HeatLine';
import { Share } from './Share';

interface LessonStudentsProps {
  /** Absent: the first of the caller's classes. */
  readonly classId: Id | undefined;
  readonly students: OutputOf<typeof airLessonReport>;
  readonly ofClasses: Filter;
  readonly wanted: InputOf<typeof exportLessonReport> | object;
}

const states = ['none', 'begun', 'finished'] as const satisfies readonly WatchState[];
const tones: Readonly<Record<WatchState, TagTone>> = { none: 'plain', begun: 'info', finished: 'done' };

/** What each student of a class watched of a lesson. */
export function LessonStudents({ classId, students, ofClasses, wanted }: LessonStudentsProps) {
  const t = useText();
  const columns = useColumns();
  const { lesson, begun, finished, share, heat } = students;
  return (
    <>
      <Stack as="section" className="card below-4 pad-4">
        <p>{t('air.report.summary', { students: students.students, begun, finished, share })}</p>
        {begun > 0 && heat.length > 0 && <HeatLine heat={heat} most={students.students} seconds={lesson.seconds} />}
        <Row as="p" align="stretch" gap={1} wrap className="no-print">
          <Button
            look="quiet"
            size="small"
            icon="ArrowLeft"
            to={classId ? `${watchedPath}?classid=${classId}` : watchedPath}
          >
            {t('air.report.back')}
          </Button>
          <Button look="quiet" size="small" icon="Play" to={lessonAddress(lesson.resourceId)}>
            {t('air.report.openLesson')}
          </Button>
        </Row>
      </Stack>
      <FilterBar
        search={t('air.report.searchStudents')}
        filters={[
          {
            name: 'state',
            label: t('air.report.state'),
            look: 'chips',
            all: t('air.report.states'),
            options: states.map((value) => ({ value, label: t(`air.report.state.${value}`) })),
          },
          ofClasses,
        ]}
      />
      <DataTable
        name="air.watching"
        label={t('air.report.title')}
        columns={columns}
        rows={students.items}
        total={students.page.total}
        keyOf={({ userId }) => userId}
        nameOf={({ name }) => name}
        filters={['state']}
        tools={<ExportButton endpoint={exportLessonReport} input={wanted as InputOf<typeof exportLessonReport>} />}
        empty={{ title: t('air.report.noStudents') }}
      />
    </>
  );
}

function useColumns(): Column<WatchingStudent>[] {
  const t = useText();
  return [
    { id: 'seat', title: t('air.report.seat'), width: '72px', align: 'end', sorts: true, cell: ({ seat }) => seat },
    { id: 'name', title: t('air.report.name'), main: true, sorts: true, cell: ({ name }) => name },
    { id: 'usercode', title: t('air.report.usercode'), width: '160px', hidden: true, cell: ({ usercode }) => usercode },
    {
      id: 'state',
      title: t('air.report.state'),
      width: '160px',
      cell: ({ state, isUnkept }) => (
        <Tag tone={tones[state]}>{t(isUnkept ? 'air.report.unkept' : `air.report.state.${state}`)}</Tag>
      ),
    },
    {
      id: 'share',
      title: t('air.report.watched'),
      width: '180px',
      sorts: true,
      cell: ({ share, isUnkept }) => (isUnkept ? '–' : <Share value={share} />),
    },
    ofTime('second', t('air.report.stopped')),
    ofTime('played', t('air.report.played')),
    {
      id: 'last',
      title: t('air.report.last'),
      width: '140px',
      sorts: true,
      cell: ({ lastAt }) =>
        lastAt ? (
          <FormattedDate value={lastAt} month="numeric" day="numeric" hour="2-digit" minute="2-digit" hourCycle="h23" />
        ) : (
          '–'
        ),
    },
  ];
}

const ofTime = (id: 'second' | 'played', title: string): Column<WatchingStudent> => ({
  id,
  title,
  width: '120px',
  align: 'end',
  sorts: true,
  cell: (row) => (row.lastAt ? lengthText(row[id]) : '–'),
});
