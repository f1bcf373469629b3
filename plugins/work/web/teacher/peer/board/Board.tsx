import { useLocation } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { OpenPaper, PeerBoard } from '../load-peer';
import { AcceptBar } from './AcceptBar';
import { isShown, papersOf, reviewersOf, shows, type Swap } from './figures';
import { PapersTable } from './PapersTable';
import { ReviewersTable } from './ReviewersTable';
import { SwapBar } from './SwapBar';

const PaperReview = onDemand(
  () => import('./PaperReview').then((part) => part.PaperReview),
  <Skeletons shape="text" count={6} />,
);

interface BoardProps {
  readonly board: PeerBoard;
  readonly swap: Swap;
  /** The paper that is open; null: the list. */
  readonly paper: OpenPaper | null;
}

/** A swap that runs: how far it is, what is to be decided, and each paper with what classmates gave. */
export function Board({ board, swap, paper }: BoardProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const papers = papersOf(board, swap);
  const show = shows.find((one) => one === query.get('show')) ?? 'all';
  const shown = papers.filter((one) => isShown(one, show));
  const open = paper && papers.find(({ person }) => person.attemptId === paper.attemptId);
  if (paper && open)
    return <PaperReview key={paper.attemptId} board={board} swap={swap} paper={open} opened={paper} among={shown} />;
  const isOfReviewers = query.get('by') === 'reviewers';
  return (
    <Stack packed gap={4}>
      <SwapBar board={board} swap={swap} papers={papers} />
      <Tabs
        label={t('work.peer.views')}
        current={isOfReviewers ? 'reviewers' : show}
        items={[
          ...shows.map((one) => ({
            id: one,
            label: t(`work.peer.show.${one}`),
            to: changed(query, { show: one === 'all' ? null : one, by: null }),
            count: papers.filter((each) => isShown(each, one)).length,
          })),
          {
            id: 'reviewers',
            label: t('work.peer.show.reviewers'),
            to: changed(query, { by: 'reviewers', show: null }),
          },
        ]}
      />
      {isOfReviewers ? (
        <ReviewersTable rows={reviewersOf(board, swap)} />
      ) : (
        <>
          <AcceptBar swap={swap} papers={papers} />
          <PapersTable board={board} papers={shown} isNarrowed={show !== 'all'} />
        </>
      )}
    </Stack>
  );
}
