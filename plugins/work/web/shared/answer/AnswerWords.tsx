import { useText } from 'edutech/core/web/hooks';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import {
  answerLetter,
  trueFalseLabels,
  trueFalseSigns,
} from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { Formula } from 'edutech/plugins/questions/kit/ui/formula/Formula';
import { DrawingView } from 'edutech/plugins/questions/kit/ui/question/answer/drawing/DrawingView';
import { ContentView } from 'edutech/plugins/questions/kit/ui/question/content/ContentView';
import { inOrder } from 'edutech/plugins/questions/kit/ui/question/content/in-order';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';

interface AnswerWordsProps {
  readonly answer: Answer;
  readonly question: QuestionPart;
  readonly media: Media;
}

/** What somebody wrote, chose or drew to one part: the answer alone, without its question. Photographs and recordings stand beside. */
export function AnswerWords({ answer, question, media }: AnswerWordsProps) {
  const t = useText();
  const { choice, truth, gaps, content, drawing } = answer;
  if (isBlankAnswer(answer)) {
    return <p className="work-blank">{t('work.correct.blank')}</p>;
  }
  return (
    <>
      {choice && choice.length > 0 && <p className="work-chosen">{choice.map(answerLetter).join('')}</p>}
      {truth !== undefined && (
        <p className="work-chosen" lang="zh-CN">
          {`${trueFalseSigns[`${truth}`]} ${trueFalseLabels[`${truth}`]}`}
        </p>
      )}
      {gaps && gaps.length > 0 && (
        <ol className={gaps.length > 1 ? 'work-gaps-many' : undefined}>
          {inOrder(gaps, (gap, at) => (
            <li>
              {gap.trim() === '' ? (
                <span className="work-gap-blank">{t('work.correct.blank')}</span>
              ) : question.gaps?.[at]?.kind === 'formula' ? (
                <Formula latex={gap} />
              ) : (
                gap
              )}
            </li>
          ))}
        </ol>
      )}
      {content && <ContentView content={content as Content} media={media} />}
      {drawing && drawing.length > 0 && <DrawingView strokes={drawing} />}
    </>
  );
}
