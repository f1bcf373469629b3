import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { PeerBoard } from '../load-peer';
import { muchApart, type PeerCell, type PeerPaper } from './figures';

interface PapersTableProps {
  readonly board: PeerBoard;
  readonly papers: readonly PeerPaper[];
  readonly isNarrowed: boolean;
}

/** Every paper with its reviewers, and of each part what they gave beside what stands. */
export function PapersTable({ board, papers, isNarrowed }: PapersTableProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  return (
    <DataTable
      name="work.peer"
      label={t('work.peer.papersOfClass')}
      columns={useColumns(board, papers)}
      rows={papers}
      keyOf={({ person }) => person.attemptId}
      nameOf={({ person }) => person.name}
      openAt={({ person, reviews }) => changed(query, { paper: reviews.length > 0 ? person.attemptId : null })}
      filters={['show']}
      empty={{
        title: t(isNarrowed ? 'work.peer.empty.narrowed' : 'work.peer.empty'),
      }}
    />
  );
}

function useColumns(board: PeerBoard, papers: readonly PeerPaper[]): readonly Column<PeerPaper>[] {
  const t = useText();
  const names = new Map(board.people.map(({ attemptId, name }) => [attemptId, name]));
  const parts = [...new Set(papers.flatMap(({ cells }) => cells.map(({ itemId, part }) => `${itemId}/${part}`)))];
  const numbers = new Map(board.items.map((item) => [item.itemId, item]));
  const titleOf = (itemId: string, part: number) => {
    const item = numbers.get(itemId)!;
    const number = item.points.length > 1 ? `${item.number}(${part + 1})` : String(item.number);
    return t('work.peer.column.item', { number });
  };
  return [
    {
      id: 'student',
      title: t('work.peer.column.paper'),
      main: true,
      width: '168px',
      cell: ({ person: { seat, name } }) => (
        <>
          <span className="num muted">{seat || ''}</span> {name}
        </>
      ),
    },
    {
      id: 'reviewers',
      title: t('work.peer.column.reviewers'),
      cell: ({ reviews }) =>
        reviews.length === 0 ? (
          <span className="ink-late">{t('work.peer.nobody')}</span>
        ) : (
          <Row as="span" align="stretch" wrap gap={3} rows="half">
            {reviews.map(({ reviewId, reviewer, state, isLate }) => (
              <span key={reviewId} className={classNames('nowrap', `work-peer-state-${state}`)}>
                {names.get(reviewer)}
                <small className="muted">
                  {t(state === 2 && isLate ? 'work.peer.state.late' : `work.peer.state.${state}`)}
                </small>
              </span>
            ))}
          </Row>
        ),
    },
    ...parts.map((key): Column<PeerPaper> => {
      const [itemId = '', part = '0'] = key.split('/');
      const isIt = (cell: PeerCell) => cell.itemId === itemId && cell.part === Number(part);
      return {
        id: key,
        title: titleOf(itemId, Number(part)),
        width: '148px',
        cell: ({ cells }) => {
          const cell = cells.find(isIt);
          return cell ? <PeerPoints cell={cell} /> : '–';
        },
      };
    }),
  ];
}

/** What reviewers gave, and what stands: "4 · 5 → 4.5". */
function PeerPoints({ cell: { given, spread, standing, state, of, sample, agreed } }: { readonly cell: PeerCell }) {
  const intl = useIntl();
  const t = useText();
  const isApart = spread >= muchApart && state !== 'decided';
  const isOff = sample !== null && agreed !== null && agreed !== sample;
  return (
    <Row
      as="span"
      inline
      className={classNames(
        'pad-y-half',
        'pad-x-2',
        'round',
        'work-peer-cell',
        'num',
        isApart && 'work-peer-apart',
        isOff && 'work-peer-off',
      )}
    >
      <Row as="span" inline align="stretch" className="work-peer-given soft">
        {given.length === 0
          ? '–'
          : given.map(({ reviewId, points, decision }) => (
              <span key={reviewId} className={decision === 'rejected' ? 'work-peer-rejected' : undefined}>
                {points === null ? '–' : intl.formatNumber(points)}
              </span>
            ))}
      </Row>
      {standing.points !== null && (
        <span className="muted" aria-hidden="true">
          →
        </span>
      )}
      <span className={classNames('muted', `work-peer-stands-${state}`)}>
        {standing.points === null ? `/ ${of}` : intl.formatNumber(standing.points)}
        <span className="visually-hidden">{t(`work.peer.cell.${state}`)}</span>
      </span>
    </Row>
  );
}
