import { useState } from 'react';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import { BankSource } from 'edutech/plugins/questions/kit/ui/sources/BankSource';
import { BasketSource } from 'edutech/plugins/questions/kit/ui/sources/BasketSource';
import { type SourceDesk, SourceDeskContext } from 'edutech/plugins/questions/kit/ui/sources/source-desk';
import { removePart } from '../../../model/book/edits';
import { useGuide } from '../guide-context';

const sources = ['bank', 'own', 'basket'] as const;
type Source = (typeof sources)[number];

/** Questions of the bank, one's own, and of the basket, beside the block that they are put into. */
export function QuestionsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { book, current, stage, change, addQuestions } = useGuide();
  const [source, setSource] = useState<Source>('bank');
  const desk: SourceDesk = {
    subjectId: book.subjectId,
    stageId: stage,
    itemOf: (questionId) =>
      current?.parts.find((part) => part.kind === 'question' && part.questionId === questionId)?.id,
    add: addQuestions,
    remove: (partId) => current && change((before) => removePart(before, current.id, partId)),
    drag: () => undefined,
    isLocked: false,
  };
  return (
    <SideDrawer title={t('guide.tool.questions')} onClose={onClose} wide>
      <Stack className="form-body">
        <Segmented
          label={t('guide.source')}
          value={source}
          onChange={setSource}
          options={sources.map((value) => ({ value, label: t(`guide.source.${value}`) }))}
        />
        <SourceDeskContext value={desk}>
          {source === 'basket' ? <BasketSource /> : <BankSource key={source} which={source} />}
        </SourceDeskContext>
      </Stack>
    </SideDrawer>
  );
}
