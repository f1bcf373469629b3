import { useState } from 'react';
import { cityDay } from 'edutech/core/common/time/city-time';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PagesView } from 'edutech/plugins/print/kit/ui/PagesView';
import { paperPages } from '../../../api';
import type { Question } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';

interface PaperProps {
  readonly questions: readonly Question[];
  readonly withAnswers: boolean;
  readonly look: SheetLook;
}

/** The pages of a paper as the server lays them out; while others are on their way, the former ones stay in sight. */
export function Paper({ questions, withAnswers, look }: PaperProps) {
  const t = useText();
  const [title] = useState(() => t('questions.export.usualName', { day: cityDay(new Date()) }));
  const ids = questions.map(({ id }) => id);
  const { data, error, isWaiting, again } = useAsked(paperPages, { ids, title, withAnswers, look }, { keeps: true });
  if (error !== undefined) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="cards" />;
  const media = mediaOf(data.media);
  return (
    <ScrollRegion aria-label={t('questions.paper.title')} aria-busy={isWaiting} className="scrolls-x print-pages">
      <PagesView
        pages={data.pages}
        addressOf={(file) => media[file]}
        nameOf={(at) => t('questions.paper.page', { at, count: data.pages.length })}
      />
    </ScrollRegion>
  );
}
