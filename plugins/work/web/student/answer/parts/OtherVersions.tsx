import { useText } from 'edutech/core/web/hooks';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { Button } from 'edutech/core/ui/Button';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import type { AnswerBook } from '../state/answer-book';
import { mediaOf } from '../../../shared/media-of';
import type { NumberedItem, Opened } from '../state/sheet';

interface OtherVersionsProps {
  readonly opened: Opened;
  readonly items: readonly NumberedItem[];
  readonly others: Opened['others'];
  readonly book: AnswerBook;
  readonly onClose: () => void;
}

/** What was written on another device and is not what stands: nothing of it is lost, and each may be taken. */
export function OtherVersions({ opened, items, others, book, onClose }: OtherVersionsProps) {
  const t = useText();
  const media = mediaOf(opened.media);
  return (
    <ToldDialog title={t('work.answering.others.title')} note={t('work.answering.others.text')} onClose={onClose}>
      <Stack as="ul" className="work-st-others">
        {others.map(({ itemId, part, answer, written }) => {
          const asked = items.find(({ item }) => item.itemId === itemId);
          if (!asked) return null;
          const answers: (Answer | undefined)[] = [];
          answers[part] = answer as Answer;
          return (
            <li className="ruled-below pad-b-3" key={`${itemId} ${part} ${written}`}>
              <AnswerView body={asked.item.body} media={media} number={asked.number} answers={answers} />
              <p>
                <small>
                  <SaidMoment at={new Date(written)} now={new Date()} />
                </small>
                <Button
                  onClick={() => {
                    book.write(itemId, part, answer as Answer, asked.parts);
                    onClose();
                  }}
                >
                  {t('work.answering.others.take')}
                </Button>
              </p>
            </li>
          );
        })}
      </Stack>
    </ToldDialog>
  );
}
