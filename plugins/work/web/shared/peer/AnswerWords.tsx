import { useText } from 'edutech/core/web/hooks';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import {
  answerLetter,
  trueFalseLabels,
  trueFalseSigns,
} from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { Row } from 'edutech/core/ui/layout/Row';
import { Formula } from 'edutech/plugins/questions/kit/ui/formula/Formula';
import { FreeAnswer } from 'edutech/plugins/questions/kit/ui/question/answer/FreeAnswer';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';

interface AnswerWordsProps {
  readonly answer: Answer;
  readonly question: QuestionPart;
  readonly media: Media;
}

/** What somebody else answered to a part, apart from the question: on the paper that is marked. */
export function AnswerWords({ answer, question, media }: AnswerWordsProps) {
  const t = useText();
  const { choice, truth, gaps } = answer;
  if (isBlankAnswer(answer)) return <p className="peer-blank pad-y-3 pad-x-4 round">{t('work.peer.blank')}</p>;
  return (
    <div className="peer-answer pad-y-3 pad-x-4 round">
      {choice && choice.length > 0 && <strong className="peer-letters">{choice.map(answerLetter).join('')}</strong>}
      {truth !== undefined && (
        <strong className="peer-letters">{`${trueFalseSigns[`${truth}`]} ${trueFalseLabels[`${truth}`]}`}</strong>
      )}
      {gaps && (
        <Row as="ol" align="stretch" wrap gap={4} rows={2} className="peer-gaps">
          {gaps.map((text, gap) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its number
            <li key={gap}>
              <small className="muted">{gap + 1}</small>
              {question.gaps?.[gap]?.kind === 'formula' ? <Formula latex={text} /> : text || '—'}
            </li>
          ))}
        </Row>
      )}
      <FreeAnswer answer={answer} media={media} />
    </div>
  );
}
