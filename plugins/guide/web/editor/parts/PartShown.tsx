import { useText } from 'edutech/core/web/hooks';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { bodyOfAsk, type Part } from '../../../model/book/document';
import { StaticPart } from '../../shared/StaticPart';
import { useGuide } from '../guide-context';

/** A part as it stands on the sheet, with the room that students have for their answer. */
export function PartShown({ part }: { readonly part: Part }) {
  const t = useText();
  const { media, bodyOf } = useGuide();
  if (part.kind === 'question') {
    const body = bodyOf(part.questionId);
    return body ? <QuestionView body={body} media={media} /> : <p className="note">{t('guide.part.questionGone')}</p>;
  }
  if (part.kind === 'ask')
    return (
      <div>
        <QuestionView body={bodyOfAsk(part)} media={media} />
        {part.way !== 'vote' && <p className="guide-room note above-1 pad-3 round">{t(`guide.room.${part.way}`)}</p>}
      </div>
    );
  return <StaticPart part={part} media={media} />;
}
