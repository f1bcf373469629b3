import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { ownMarkedAnswers } from '../../api';
import { keyOfPart } from '../../model/marks/keys';
import { SheetView } from '../shared/SheetView';

/** A student's own answers with the ink of who marked them; loaded once they are wanted. */
export function OwnMarks({ examId }: { readonly examId: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data, error, again } = useAsked(ownMarkedAnswers, isOpen ? { examId } : null);
  return (
    <Stack gap={2}>
      <Button className="at-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('marking.own.marks')}
      </Button>
      {isOpen && (
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={data?.parts.length ?? 0}
          empty={{ title: t('marking.own.marks.none') }}
          skeleton="text"
        >
          {data?.parts.map((part) => (
            <Stack as="section" gap={2} key={keyOfPart(part)}>
              <h3>{t('marking.whole.question', { label: part.label })}</h3>
              <SheetView sheet={part} ink={part.ink} onPictureError={again} />
            </Stack>
          ))}
        </ListStates>
      )}
    </Stack>
  );
}
