import { Sparkline } from 'edutech/core/ui/charts/Sparkline';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { BoardMarker, BoardQuestion } from '../../../api';
import { agreementOf, alarmsOf } from '../../../model/board/alarms';
import { Decimal, Share } from './Decimal';
import { Distance } from './Distance';

interface MarkersTableProps {
  readonly question: BoardQuestion;
  readonly markers: readonly BoardMarker[];
}

/** Who marks a question: pace, distance from the group, agreement with others and with oneself, and what strikes. */
export function MarkersTable({ question, markers }: MarkersTableProps) {
  const t = useText();
  const { label, points } = question;
  return (
    <Stack as="section" gap={2}>
      <h2 className="t-16 strong">{t('marking.question', { label, points })}</h2>
      <DataTable
        name="marking.markers"
        label={t('marking.board.markers')}
        columns={columnsOf(t, question)}
        rows={markers}
        keyOf={({ personId }) => personId}
        nameOf={({ name }) => name}
        empty={{ title: t('marking.board.noMarkers') }}
      />
    </Stack>
  );
}

const columnsOf = (t: Translate, { mean, points }: BoardQuestion): Column<BoardMarker>[] => [
  {
    id: 'name',
    title: t('marking.board.marker'),
    cell: ({ name, isThird, isStopped }) => (
      <>
        <span lang={langOf(name)}>{name}</span> {isThird && <Tag>{t('marking.setup.third')}</Tag>}
        {isStopped && <Tag>{t('marking.board.stopped')}</Tag>}
      </>
    ),
    main: true,
  },
  {
    id: 'given',
    title: t('marking.board.given'),
    cell: ({ given, quota }) => (quota === null ? given : t('marking.progress', { done: given, of: quota })),
    width: '96px',
    align: 'end',
  },
  {
    id: 'seconds',
    title: t('marking.board.seconds'),
    cell: ({ seconds }) => <Decimal value={seconds} />,
    width: '96px',
    align: 'end',
  },
  {
    id: 'pace',
    title: t('marking.board.pace'),
    cell: ({ pace }) => (
      <Row inline gap={1} justify="end">
        {pace.some((count) => count > 0) && <Sparkline values={pace} />}
        <span className="num nowrap fixed" title={t('marking.board.pace.note')}>
          {pace.at(-1)}
        </span>
      </Row>
    ),
    width: '120px',
    align: 'end',
  },
  {
    id: 'mean',
    title: t('marking.board.mean'),
    cell: (one) => <Decimal value={one.mean} />,
    width: '76px',
    align: 'end',
  },
  {
    id: 'off',
    title: t('marking.board.off'),
    cell: (one) => {
      if (one.mean === null || mean === null) return '–';
      const alarms = alarmsOf(one, { mean, of: points });
      const isAlarming = alarms.includes('strict') || alarms.includes('mild');
      return <Distance off={one.mean - mean} of={points} isAlarming={isAlarming} />;
    },
    width: '184px',
  },
  {
    id: 'deviation',
    title: t('marking.board.deviation'),
    cell: ({ deviation }) => <Decimal value={deviation} />,
    width: '84px',
    align: 'end',
  },
  {
    id: 'agreement',
    title: t('marking.board.agreement'),
    cell: (one) => <Share value={agreementOf(one)} />,
    width: '84px',
    align: 'end',
  },
  {
    id: 'self',
    title: t('marking.board.self'),
    cell: ({ consistent, repeated }) =>
      repeated === 0 ? '–' : t('marking.progress', { done: consistent, of: repeated }),
    width: '96px',
    align: 'end',
  },
  {
    id: 'ends',
    title: t('marking.board.ends'),
    cell: ({ zeros, fulls }) => t('marking.board.ends.of', { zeros, fulls }),
    width: '110px',
    align: 'end',
  },
  {
    id: 'alarms',
    title: t('marking.board.alarms'),
    cell: (one) =>
      alarmsOf(one, { mean, of: points }).map((alarm) => (
        <Tag key={alarm} tone="late">
          {t(`marking.alarm.${alarm}`)}
        </Tag>
      )),
  },
];
