import type { ReactNode } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Content } from '../../../common/content';
import { answeredParts, type QuestionBody } from '../../../common/question-body';
import { type GapKey, type PartKey, partKeys, type QuestionKey } from '../../../common/question-key';
import { isEmptyContent } from '../../../common/walk-content';
import { answerLetter, trueFalseLabels, trueFalseSigns } from '../../../common/types/answer-letters';
import { isComposite } from '../../../common/types/question-types';
import { Row } from 'edutech/core/ui/layout/Row';
import { Formula } from '../../formula/Formula';
import { ContentView } from '../content/ContentView';
import { inOrder } from '../content/in-order';
import type { Media } from '../content/media';

interface KeyViewProps {
  readonly body: QuestionBody;
  readonly questionKey: QuestionKey;
  readonly media: Media;
  /** Number of its first part. Default 1. */
  readonly firstPart?: number;
}

/** The key of a question: answer, analysis, rubric, of listening the transcript. Only where it may be seen. */
export function KeyView({ body, questionKey, media, firstPart = 1 }: KeyViewProps) {
  const parts = answeredParts(body);
  const keys = partKeys(questionKey, parts.length);
  const isMade = isComposite(body.type);
  const told = [questionKey.analysis, questionKey.transcript].some((text) => !isEmptyContent((text ?? []) as Content));
  if (keys.every(saysNothing) && !told) return null;
  return (
    <div className="question-key">
      {inOrder(keys, (key, part) => (
        <div className="question-key-part" hidden={saysNothing(key)}>
          {isMade && <span className="question-number fixed num strong">{firstPart + part}.</span>}
          <div className="grow">
            <PartKeyView partKey={key} media={media} />
          </div>
        </div>
      ))}
      {isMade && <Told id="questions.kit.question.analysis" content={questionKey.analysis as Content} media={media} />}
      <Told id="questions.kit.question.transcript" content={questionKey.transcript as Content} media={media} />
    </div>
  );
}

function PartKeyView({ partKey, media }: { partKey: PartKey; media: Media }) {
  const t = useText();
  const answer = shortAnswer(partKey);
  const rubric = (partKey.rubric ?? []).filter(({ isOff }) => !isOff);
  return (
    <>
      {answer && (
        <Row as="p" className="question-right ink-done strong" wrap gap={4} align="stretch" rows={0}>
          {answer}
        </Row>
      )}
      <Told id="questions.kit.question.answer" content={partKey.answer as Content} media={media} />
      <Told id="questions.kit.question.analysis" content={partKey.analysis as Content} media={media} />
      {rubric.length > 0 && (
        <Row as="section" className="question-told shrink" align="stretch">
          <h4 className="soft">{t('questions.kit.question.rubric')}</h4>
          <ol className="question-rubric">
            {inOrder(rubric, ({ text, points, criterion }) => (
              <li>
                <div>
                  {criterion && <small className="question-criterion">{criterion}</small>}
                  <ContentView content={text as Content} media={media} />
                </div>
                <span className="num soft">{t('questions.kit.question.points', { points })}</span>
              </li>
            ))}
          </ol>
        </Row>
      )}
    </>
  );
}

const saysNothing = (key: PartKey): boolean =>
  shortAnswer(key) === null &&
  !key.rubric?.some(({ isOff }) => !isOff) &&
  [key.answer, key.analysis].every((text) => isEmptyContent((text ?? []) as Content));

/** The answer where it is a few letters or words; null where it is a text. */
export function shortAnswer({ choice, truth, gaps, freeOrder }: PartKey): ReactNode {
  if (choice && choice.length > 0) return choice.map(answerLetter).join('');
  if (truth !== undefined) return `${trueFalseSigns[`${truth}`]} ${trueFalseLabels[`${truth}`]}`;
  if (!gaps || gaps.length === 0) return null;
  return (
    <>
      {inOrder(gaps, (gap, at) => (
        <span className="question-right-gap">
          {gaps.length > 1 && <small>{at + 1}</small>}
          <GapAnswers gap={gap} />
        </span>
      ))}
      {(freeOrder?.length ?? 0) > 0 && <FreeOrder />}
    </>
  );
}

function FreeOrder() {
  const t = useText();
  return <small className="question-free">{t('questions.kit.question.freeOrder')}</small>;
}

function GapAnswers({ gap }: { gap: GapKey }) {
  const t = useText();
  const unit = gap.unit ? ` ${gap.unit.name}` : '';
  const [first, ...others] = gap.accepted;
  const shown = (text: string) => (gap.comparison === 'formula' ? <Formula latex={text} /> : `${text}${unit}`);
  return (
    <span>
      {first !== undefined && shown(first)}
      {others.length > 0 && (
        <small className="question-others">
          {t('questions.kit.question.or', {
            others: others.map((text) => (
              <span key={text} className="question-other">
                {shown(text)}
              </span>
            )),
          })}
        </small>
      )}
    </span>
  );
}

/** A titled text; nothing where there is none. */
function Told({ id, content, media }: { id: string; content: Content | undefined; media: Media }) {
  const t = useText();
  if (!content || isEmptyContent(content)) return null;
  return (
    <Row as="section" className="question-told shrink" align="stretch">
      <h4 className="soft">{t(id)}</h4>
      <div>
        <ContentView content={content} media={media} />
      </div>
    </Row>
  );
}
