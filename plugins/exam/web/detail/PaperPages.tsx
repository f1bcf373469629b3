import { useState } from 'react';
import { useCan } from 'edutech/core/ui/Can';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { type ExamPaper, paperPages } from '../../api';
import { itemsOf } from '../../model/paper/document';
import { keyReaders } from '../../model/people';

const choices = ['none', 'beneath', 'only'] as const;

/** The pages as they are printed, for students or with answers. */
export function PaperPages({ paper }: { readonly paper: ExamPaper }) {
  const t = useText();
  const maySeeKeys = useCan(keyReaders);
  const [answers, setAnswers] = useState<(typeof choices)[number]>('none');
  const { paperId, title, document, media } = paper;
  const isEmpty = itemsOf(document).length === 0;
  const asked = useAsked(paperPages, isEmpty ? null : { paperId, title, document, answers }, { keeps: true });
  const addresses = new Map(media.map(({ fileId, address }) => [fileId, address]));
  if (isEmpty) return <EmptyState picture="book" title={t('exam.printing.empty')} />;
  return (
    <Stack>
      {maySeeKeys && (
        <Segmented
          className="at-start"
          label={t('exam.detail.answers')}
          value={answers}
          onChange={setAnswers}
          options={choices.map((value) => ({ value, label: t(`exam.detail.answers.${value}`) }))}
        />
      )}
      <PagesPanel asked={asked} title={title} addressOf={(file) => addresses.get(file)} />
    </Stack>
  );
}
