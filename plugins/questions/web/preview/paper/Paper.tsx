import { useState } from 'react';
import { cityDay } from 'edutech/core/common/time/city-time';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { paperPages } from '../../../api';
import type { Question } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';

interface PaperProps {
  readonly questions: readonly Question[];
  readonly withAnswers: boolean;
  readonly look: SheetLook;
}

/** The pages of a paper of these questions. */
export function Paper({ questions, withAnswers, look }: PaperProps) {
  const t = useText();
  const [title] = useState(() => t('questions.export.usualName', { day: cityDay(new Date()) }));
  const ids = questions.map(({ id }) => id);
  const asked = useAsked(paperPages, { ids, title, withAnswers, look }, { keeps: true });
  const media = mediaOf(asked.data?.media ?? []);
  return (
    <PagesPanel
      asked={{ ...asked, data: asked.data?.pages }}
      title={t('questions.paper.title')}
      addressOf={(file) => media[file]}
    />
  );
}
