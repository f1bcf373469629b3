import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type HeldExam, listHeldExams, restoreExam, withdrawExam } from '../../api';
import { routes } from '../../routes';

export const loader = ({ call, signal }: LoaderArgs) => call(listHeldExams, {}, { signal });

const stateOf = ({ withdrawn, closed, startsAt }: HeldExam, now: Date) =>
  withdrawn ? 'withdrawn' : closed ? 'over' : new Date(startsAt) > now ? 'coming' : 'running';

const tones = { withdrawn: 'plain', over: 'plain', coming: 'info', running: 'done' } as const;

/** Exams that a teacher holds or invigilates. */
export function Page() {
  const t = useText();
  const call = useCall();
  const now = useNow();
  const { data } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const withdraw = useAct(({ examId }: HeldExam) => call(withdrawExam, { examId }), {
    done: (_, { title }) => ({ id: 'exam.held.withdrawn', values: { title } }),
    undo: (_, { examId }) => call(restoreExam, { examId }),
  });
  const columns: Column<HeldExam>[] = [
    { id: 'title', title: t('exam.held.exam'), cell: ({ title }) => title, main: true },
    {
      id: 'starts',
      title: t('exam.held.starts'),
      cell: ({ startsAt }) => <SaidMoment at={startsAt as string} />,
      width: '150px',
    },
    { id: 'classes', title: t('exam.held.classes'), cell: ({ classes }) => classes.join(t('exam.sitting.and')) },
    { id: 'mode', title: t('exam.held.mode'), cell: ({ mode }) => t(`exam.mode.${mode}`), width: '96px' },
    {
      id: 'in',
      title: t('exam.held.in'),
      cell: ({ submitted, students }) => `${submitted} / ${students}`,
      width: '96px',
      align: 'end',
    },
    {
      id: 'state',
      title: t('exam.held.state'),
      cell: (row) => {
        const state = stateOf(row, now);
        return <Tag tone={tones[state]}>{t(`exam.held.state.${state}`)}</Tag>;
      },
      width: '110px',
    },
  ];
  return (
    <PageFrame
      title={t('exam.held.title')}
      note={t('exam.held.note')}
      end={<Button to={routes.list.to()}>{t('exam.list.title')}</Button>}
    >
      <DataTable
        name="exam.held"
        label={t('exam.held.title')}
        columns={columns}
        rows={data}
        keyOf={({ examId }) => examId}
        nameOf={({ title }) => title}
        openAt={({ examId, mode, closed }) =>
          closed
            ? routes.analyze.to({ id: examId })
            : mode === 'online'
              ? routes.invigilate.to({ id: examId })
              : routes.seats.to({ id: examId })
        }
        rowClass={({ withdrawn }) => (withdrawn ? 'table-dim' : undefined)}
        acts={(row) => (
          <>
            {(row.mode === 'printed' || row.closed) && (
              <IconButton
                icon="CheckmarkHalf"
                label={t('exam.analyze.title')}
                to={routes.analyze.to({ id: row.examId })}
              />
            )}
            <IconButton icon="List" label={t('exam.seats.title')} to={routes.seats.to({ id: row.examId })} />
            {row.isOwn && stateOf(row, now) !== 'over' && !row.withdrawn && (
              <IconButton icon="ArrowUndo" label={t('exam.held.withdraw')} onClick={() => void withdraw.run(row)} />
            )}
          </>
        )}
        empty={{ title: t('exam.held.none'), text: t('exam.held.none.text') }}
      />
    </PageFrame>
  );
}
