import { Button } from 'edutech/core/ui/Button';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { GuideBoard } from '../../api';
import { type BlockState, countedBlocks } from '../../model/answering/progress';

type Student = GuideBoard['students'][number];

const signs: Readonly<Record<BlockState, string>> = { locked: '·', open: '○', doing: '◐', done: '●' };
const tints: Readonly<Record<BlockState, string>> = {
  locked: 'muted',
  open: 'soft',
  doing: 'ink-due',
  done: 'ink-done',
};

/** The blocks in which something is answered, and what is known of each student besides. */
function columnsFor(t: Translate, blocks: GuideBoard['blocks']): readonly Column<Student>[] {
  const counted = new Set(countedBlocks(blocks).map(({ id }) => id));
  return [
    { id: 'name', title: t('guide.board.name'), main: true, cell: ({ name }) => <CityWords>{name}</CityWords> },
    ...blocks.flatMap((block, at): Column<Student>[] =>
      counted.has(block.id)
        ? [
            {
              id: block.id,
              title: t(`guide.kind.${block.kind}`),
              width: '84px',
              cell: ({ states }) => <State state={states[at] ?? 'locked'} />,
            },
          ]
        : [],
    ),
    {
      id: 'points',
      title: t('guide.board.points'),
      width: '72px',
      cell: ({ points, of }) => <span className="num">{of > 0 ? `${points}/${of}` : '–'}</span>,
    },
    {
      id: 'minutes',
      title: t('guide.board.minutes'),
      width: '64px',
      cell: ({ minutes }) => <span className="num">{minutes}</span>,
    },
    {
      id: 'seen',
      title: t('guide.board.seen'),
      width: '112px',
      cell: ({ seenAt }) => (seenAt ? <SaidMoment at={seenAt} /> : t('guide.board.never')),
    },
  ];
}

function State({ state }: { readonly state: BlockState }) {
  const t = useText();
  return (
    <span className={tints[state]} role="img" aria-label={t(`guide.state.${state}`)} title={t(`guide.state.${state}`)}>
      {signs[state]}
    </span>
  );
}

interface StudentTableProps {
  readonly board: GuideBoard;
  /** Resolves to whether they were reminded. */
  readonly remind: (attemptIds: readonly string[]) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Each student by block, with points, minutes and when they were there last; those that are chosen are reminded. */
export function StudentTable({ board: { blocks, students }, remind, isBusy }: StudentTableProps) {
  const t = useText();
  const remindAll = async (chosen: readonly Student[], done: () => void) => {
    if (await remind(chosen.map(({ attemptId }) => attemptId))) done();
  };
  return (
    <DataTable
      name="guide.board"
      label={t('guide.board.students')}
      columns={columnsFor(t, blocks)}
      rows={students}
      keyOf={({ attemptId }) => attemptId}
      nameOf={({ name }) => name}
      bulk={(chosen, done) => (
        <Button size="small" icon="Alert" busy={isBusy} onClick={() => void remindAll(chosen, done)}>
          {t('guide.remind', { count: chosen.length })}
        </Button>
      )}
      empty={{ title: t('guide.board.none') }}
    />
  );
}
