import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { AskedAgain } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from '../common/ink';
import { PagesView } from './PagesView';

interface PagesPanelProps {
  /** The pages as they were asked for: while others are on their way, the former ones stay in sight. */
  readonly asked: AskedAgain<readonly Page[]>;
  /** Name of what is printed, for screen readers. */
  readonly title: string;
  /** Where a picture of the paper is fetched. */
  addressOf(file: string): string | undefined;
}

/** The pages of a paper as the server lays them out, one below the other. */
export function PagesPanel({ asked: { data, error, isWaiting, again }, title, addressOf }: PagesPanelProps) {
  const t = useText();
  if (error !== undefined) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="cards" />;
  return (
    <ScrollRegion aria-label={title} aria-busy={isWaiting} className="scrolls-x print-pages">
      <PagesView pages={data} addressOf={addressOf} nameOf={(at) => t('print.page', { at, count: data.length })} />
    </ScrollRegion>
  );
}
