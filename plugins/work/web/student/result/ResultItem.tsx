import { FormattedNumber } from 'react-intl';
import type { Id } from 'edutech/core/common/ids';
import { useText } from 'edutech/core/web/hooks';
import { answeredParts, type QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { Medium } from '../../../api/records';
import { ItemAppeal } from './ItemAppeal';
import { isOnSheets, MarkedSheets, MarkWords } from './MarkedParts';
import { PlacedAtItem } from './PlacedAtItem';
import { PractiseItem } from './PractiseItem';
import { type Outcome, setRightOf, stateOfMark, verdictOf } from './outcome';

const tones: Readonly<Record<VerdictState, TagTone>> = {
  right: 'done',
  partly: 'star',
  wrong: 'late',
  blank: 'plain',
  unread: 'info',
};

interface ResultItemProps {
  readonly attemptId: Id;
  readonly outcome: Outcome;
  readonly media: Media;
  /** Files of answers among what the result shows. */
  readonly files: readonly Medium[];
}

/** One item: mine, what the teacher wrote on it, what is right and why. */
export function ResultItem({ attemptId, outcome, media, files }: ResultItemProps) {
  const t = useText();
  const { item, number, round, answers, marks, points, of, state } = outcome;
  const parts = answeredParts(item.body);
  const key = outcome.key as QuestionKey | undefined;
  const isSheet = (part: number) => parts[part] !== undefined && isOnSheets(parts[part]) && answers[part] !== undefined;
  const setRight = setRightOf(outcome);
  return (
    <article className="card work-st-mine-item pad-y-4 pad-x-5" aria-label={`${number}`}>
      <Row as="header" wrap rows={1} className="below-2">
        <h3 className="t-head">{t('work.answering.item', { number })}</h3>
        <Tag>{t(`work.type.${item.body.type}`)}</Tag>
        {round > 0 && <Tag tone="info">{t('work.result.round', { round })}</Tag>}
        {setRight && (
          <Tag tone={tones[stateOfMark({ state: null, ...setRight })]}>
            {t('work.result.setRight', { points: <FormattedNumber value={setRight.points} />, of: setRight.of })}
          </Tag>
        )}
        {marks.some((mark) => mark?.flags.includes('excellent')) && (
          <Tag tone="star" icon="Star">
            {t('work.result.excellent')}
          </Tag>
        )}
        <Tag tone={tones[state]} className="end strong">
          {points === null
            ? t('work.result.unread')
            : t('questions.kit.question.pointsOf', { points: <FormattedNumber value={points} />, of })}
        </Tag>
      </Row>
      <AnswerView
        body={item.body}
        media={media}
        answers={answers.map((answer, part) => (isSheet(part) ? null : answer))}
        verdicts={marks.map((mark, part) => (isSheet(part) ? undefined : verdictOf(mark)))}
        {...(key && { questionKey: key })}
      />
      {answers.map(
        (answer, part) =>
          isSheet(part) && (
            <MarkedSheets
              key={placeOf(item.itemId, part)}
              answer={answer!}
              question={parts[part] as QuestionPart}
              ink={marks[part]?.ink ?? []}
              media={media}
              files={files}
            />
          ),
      )}
      {marks.map((mark) => mark && <MarkWords key={`said ${mark.part}`} mark={mark} media={media} />)}
      <Row as="footer" align="start" justify="between" wrap className="work-st-result-foot above-2">
        {key && (
          <details className="shrink" open={state !== 'right'}>
            <summary className="ink-brand strong pressable high">{t('work.result.key')}</summary>
            <KeyView body={item.body} questionKey={key} media={media} />
          </details>
        )}
        <Row wrap gap={1} className="end">
          <PlacedAtItem attemptId={attemptId} partId={item.itemId} number={number} />
          <PractiseItem attemptId={attemptId} outcome={outcome} />
          <ItemAppeal attemptId={attemptId} outcome={outcome} />
        </Row>
      </Row>
    </article>
  );
}
