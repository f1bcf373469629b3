import { memo } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { useSteadyAddress } from 'edutech/plugins/media/kit/ui/viewer/steady-address';
import { AnswerWords } from '../../../shared/answer/AnswerWords';

interface AnswerCropProps {
  readonly answer: Answer;
  readonly question: QuestionPart;
  readonly media: Media;
}

/** An answer at a glance: the beginning of what was written, or the first photograph. */
export const AnswerCrop = memo(function AnswerCrop({ answer, question, media }: AnswerCropProps) {
  const t = useText();
  const [photo] = answer.pictures ?? [];
  return (
    <span className="correct-crop block above-1 pad-y-1 pad-x-2 clipped nowrap round">
      {photo ? (
        <CropPhoto address={media[photo] ?? ''} />
      ) : answer.voice ? (
        t('work.correct.voiceAnswer')
      ) : answer.files?.length ? (
        t('work.correct.fileAnswer', { count: answer.files.length })
      ) : (
        <AnswerWords answer={answer} question={question} media={media} />
      )}
    </span>
  );
});

function CropPhoto({ address }: { readonly address: string }) {
  const t = useText();
  const [steady] = useSteadyAddress(address);
  if (!address) return t('work.correct.noPicture');
  return <img src={steady} alt={t('work.correct.photoAnswer')} loading="lazy" />;
}
