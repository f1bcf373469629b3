import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { Board, BoardQuestion } from '../../api';
import { agreementOf, isLow } from '../../model/board/alarms';
import { endOf } from '../../model/board/pace';
import { keyOfPart } from '../../model/marks/keys';
import { routes } from '../../routes';
import { Progress } from '../shared/Progress';
import { AskingAside } from './parts/AskingAside';
import { Decimal, Share } from './parts/Decimal';
import { MarkersTable } from './parts/MarkersTable';
import { Totals } from './parts/Totals';

const QuestionDrawer = onDemand(() => import('./parts/QuestionDrawer').then((part) => part.QuestionDrawer));

type Say = ReturnType<typeof useText>;

const columnsOf = (t: Say, now: Date): Column<BoardQuestion>[] => [
  {
    id: 'label',
    title: t('marking.board.question'),
    cell: ({ label, points, crop }) => (
      <>
        {t('marking.question', { label, points })} {crop === 'open' && <Tag tone="due">{t('marking.crops.open')}</Tag>}
      </>
    ),
    main: true,
  },
  {
    id: 'mode',
    title: t('marking.rules.mode'),
    cell: ({ rules }) => t('marking.mode', { mode: rules.mode === '1' ? 'one' : 'more', words: rules.mode }),
    width: '72px',
  },
  {
    id: 'progress',
    title: t('marking.list.progress'),
    cell: ({ done, answers }) => <Progress done={done} of={answers} />,
    width: '150px',
  },
  { id: 'hour', title: t('marking.board.perHour'), cell: ({ perHour }) => perHour, width: '84px', align: 'end' },
  {
    id: 'mean',
    title: t('marking.board.mean'),
    cell: ({ mean }) => <Decimal value={mean} />,
    width: '64px',
    align: 'end',
  },
  {
    id: 'deviation',
    title: t('marking.board.deviation'),
    cell: ({ deviation }) => <Decimal value={deviation} />,
    width: '72px',
    align: 'end',
  },
  {
    id: 'agreement',
    title: t('marking.board.agreement'),
    cell: (one) => <Share value={agreementOf(one)} />,
    width: '96px',
    align: 'end',
  },
  {
    id: 'asking',
    title: t('marking.list.asking'),
    cell: ({ arbitration, problems }) => arbitration + problems,
    width: '72px',
    align: 'end',
  },
  {
    id: 'end',
    title: t('marking.board.end'),
    cell: (one) => {
      const end = endOf(one, now);
      return end ? <SaidMoment at={end} now={now} /> : '–';
    },
    width: '104px',
    align: 'end',
  },
];

/** Progress, speed and quality: of all, of each question, of each marker of the chosen one. */
export function FiguresPart({ board, onAsking }: { readonly board: Board; readonly onAsking: () => void }) {
  const t = useText();
  const [search] = useSearchParams();
  const now = useNow();
  const chosen = keyOfPart({ itemId: search.get('item') ?? '', part: Number(search.get('part') ?? 0) });
  const [edited, edit] = useState<BoardQuestion | null>(null);
  const { questions, markers } = board;
  const asking = questions.reduce((sum, one) => sum + one.arbitration + one.problems, 0);
  const shown = questions.find((one) => keyOfPart(one) === chosen) ?? worstOf(questions);
  const columns = columnsOf(t, now);
  return (
    <Stack gap={4}>
      <Totals board={board} />
      <Split side={280} until={1280}>
        <Stack gap={4}>
          <DataTable
            name="marking.questions"
            label={t('marking.board.questions')}
            columns={columns}
            rows={questions}
            keyOf={keyOfPart}
            nameOf={({ label }) => label}
            rowClass={(one) => (isLow(agreementOf(one)) ? 'marking-low' : undefined)}
            current={shown ? keyOfPart(shown) : null}
            openAt={({ itemId, part }) => routes.board.to({ project: board.projectId, item: itemId, part })}
            acts={(one) =>
              board.state === 'open' && (
                <IconButton
                  icon="Edit"
                  label={t('marking.board.change.title', { label: one.label })}
                  onClick={() => edit(one)}
                />
              )
            }
            empty={{ title: t('marking.setup.empty') }}
          />
          {shown && (
            <MarkersTable question={shown} markers={markers.filter((one) => keyOfPart(one) === keyOfPart(shown))} />
          )}
        </Stack>
        <AskingAside
          key={asking}
          projectId={board.projectId}
          count={asking}
          isOpen={board.state === 'open'}
          onAll={onAsking}
        />
      </Split>
      {edited && (
        <QuestionDrawer
          board={board}
          question={edited}
          markers={markers.filter((one) => keyOfPart(one) === keyOfPart(edited))}
          onClose={() => edit(null)}
        />
      )}
    </Stack>
  );
}

/** The one with the lowest agreement, else the first. */
const worstOf = (questions: readonly BoardQuestion[]): BoardQuestion | undefined =>
  questions.toSorted((one, other) => (agreementOf(one) ?? 1) - (agreementOf(other) ?? 1))[0];
