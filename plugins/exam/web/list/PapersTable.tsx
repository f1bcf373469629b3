import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { PaperRow } from '../../api';
import { routes } from '../../routes';
import { StateTag } from '../shared/StateTag';
import { emptyShelf } from './empty-shelf';
import { listSizes, type Shelf } from './list-wish';
import type { PapersData } from './load-papers';
import { usePaperActs } from './use-paper-acts';

const RowMenu = onDemand(() => import('./RowMenu').then((part) => part.RowMenu));

const nameOf = ({ title }: PaperRow, t: Translate) => title.trim() || t('exam.untitled');

function columnsOf(t: Translate, shelf: Shelf): Column<PaperRow>[] {
  const isOwn = shelf === 'mine' || shelf === 'removed';
  const number = (value: number) => <FormattedNumber value={value} />;
  return [
    { id: 'title', title: t('exam.list.name'), main: true, cell: (row) => <PaperName row={row} isOwnShelf={isOwn} /> },
    {
      id: 'state',
      title: t('exam.list.state'),
      width: '96px',
      cell: ({ state }) => <StateTag state={state} />,
      hidden: !isOwn,
    },
    { id: 'place', title: t('exam.list.place'), width: '176px', cell: ({ grade, subject }) => `${grade} ${subject}` },
    {
      id: 'owner',
      title: t('exam.list.owner'),
      width: '120px',
      cell: ({ owner }) => owner || t('exam.detail.otherSchool'),
      hidden: isOwn,
    },
    {
      id: 'questions',
      title: t('exam.list.questions'),
      width: '96px',
      align: 'end',
      cell: ({ questions }) => number(questions),
    },
    { id: 'points', title: t('exam.list.points'), width: '72px', align: 'end', cell: ({ points }) => number(points) },
    {
      id: 'minutes',
      title: t('exam.list.minutes'),
      width: '80px',
      align: 'end',
      cell: ({ minutes }) => number(minutes),
    },
    { id: 'size', title: t('exam.sheet'), width: '76px', cell: ({ size }) => t(`exam.sheet.${size}`), hidden: true },
    {
      id: 'changed',
      title: t(shelf === 'removed' ? 'exam.list.removed' : 'exam.list.changed'),
      width: '132px',
      cell: ({ changed }) => <SaidMoment at={changed} />,
    },
  ];
}

/** Its title, and that it is written with colleagues: whose it is, where it is another's. */
function PaperName({ row, isOwnShelf }: { readonly row: PaperRow; readonly isOwnShelf: boolean }) {
  const t = useText();
  const name = <CityWords>{nameOf(row, t)}</CityWords>;
  if (!isOwnShelf || !row.isTogether) return name;
  return (
    <Row as="span" inline gap={1}>
      {name}
      <Tag tone="info">{row.isOwn ? t('exam.together.tag') : t('exam.together.tagOf', { name: row.owner })}</Tag>
    </Row>
  );
}

/** Papers of a shelf, with what can be done with each and with several. */
export function PapersTable({ data }: { readonly data: PapersData }) {
  const t = useText();
  const acts = usePaperActs();
  const { shelf } = data.wish;
  const { data: rows, pageData } = data.papers;
  return (
    <DataTable<PaperRow>
      name={`exam.${shelf}`}
      label={t(`exam.shelf.${shelf}`)}
      columns={columnsOf(t, shelf)}
      rows={rows}
      total={pageData.total}
      sizes={listSizes}
      keyOf={({ paperId }) => paperId}
      nameOf={(row) => nameOf(row, t)}
      filters={['state', 'subject', 'grade']}
      empty={emptyShelf(t, shelf)}
      {...(shelf !== 'removed' && { openAt: ({ paperId }) => routes.detail.to({ id: paperId }) })}
      {...((shelf === 'mine' || shelf === 'removed') && {
        bulk: (chosen, done) => (
          <BulkActs shelf={shelf} papers={chosen.filter(({ isOwn }) => isOwn)} acts={acts} onDone={done} />
        ),
      })}
      acts={(row) => <RowActs row={row} shelf={shelf} acts={acts} />}
    />
  );
}

interface BulkActsProps {
  readonly shelf: 'mine' | 'removed';
  /** Of one's own: what a colleague shares is not one's to remove. */
  readonly papers: readonly PaperRow[];
  readonly acts: ReturnType<typeof usePaperActs>;
  readonly onDone: () => void;
}

function BulkActs({ shelf, papers, acts, onDone }: BulkActsProps) {
  const t = useText();
  const paperIds = papers.map(({ paperId }) => paperId);
  const act = shelf === 'mine' ? acts.remove : acts.restore;
  const run = async () => {
    if (await act.run(paperIds)) onDone();
  };
  return (
    <Button
      size="small"
      icon={shelf === 'mine' ? 'Delete' : 'ArrowUndo'}
      busy={act.isBusy}
      disabled={paperIds.length === 0}
      onClick={() => void run()}
    >
      {t(shelf === 'mine' ? 'exam.act.remove' : 'exam.act.restore')}
    </Button>
  );
}

interface RowActsProps {
  readonly row: PaperRow;
  readonly shelf: Shelf;
  readonly acts: ReturnType<typeof usePaperActs>;
}

function RowActs({ row, shelf, acts }: RowActsProps) {
  const t = useText();
  const title = nameOf(row, t);
  const { paperId, state, isOwn } = row;
  if (shelf === 'removed')
    return (
      <IconButton
        icon="ArrowUndo"
        label={t('exam.act.restoreOf', { title })}
        onClick={() => void acts.restore.run([paperId])}
      />
    );
  if (state === 'secret') return null;
  const copy = () => void acts.copy.run(paperId);
  const isInvited = !isOwn && shelf === 'mine' && row.isTogether;
  return (
    <>
      {(isOwn || isInvited) && state === 'draft' ? (
        <IconButton icon="Edit" label={t('exam.act.editOf', { title })} to={routes.create.to({ id: paperId })} />
      ) : (
        !isOwn && <IconButton icon="Copy" label={t('exam.act.copyOf', { title })} onClick={copy} />
      )}
      {row.questions > 0 && (
        <IconButton
          icon="Print"
          label={t('exam.act.printOf', { title })}
          to={routes.create.to({ id: paperId, print: '1' })}
        />
      )}
      {isOwn && <RowMenu title={title} onCopy={copy} onRemove={() => void acts.remove.run([paperId])} />}
      {isInvited && <RowMenu title={title} onCopy={copy} onLeave={() => void acts.leave.run(paperId)} />}
    </>
  );
}
