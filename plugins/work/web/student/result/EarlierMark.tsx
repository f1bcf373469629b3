import { FormattedNumber } from 'react-intl';
import {
  answeredParts,
  type QuestionBody,
  type QuestionPart,
} from 'edutech/plugins/questions/kit/common/question-body';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { Medium } from '../../../api/records';
import type { Opened } from '../answer/state/sheet';
import { isOnSheets, MarkedSheets, MarkWords } from './MarkedParts';

interface EarlierMarkProps {
  readonly body: QuestionBody;
  /** Of this item, by part. */
  readonly reviews: Opened['reviews'];
  readonly media: Media;
  readonly files: readonly Medium[];
}

/** Above an item that is corrected: the points of the last round, the paper with the teacher's ink, and what was said of it. */
export function EarlierMark({ body, reviews, media, files }: EarlierMarkProps) {
  const t = useText();
  const parts = answeredParts(body);
  if (reviews.length === 0) return null;
  return (
    <section className="work-st-earlier pad-3 round-card sunk below-3" aria-label={t('work.answering.reviewed')}>
      {reviews.map((review) => {
        const question = parts[review.part] as QuestionPart | undefined;
        return (
          <div key={review.part}>
            <Row wrap rows="half">
              <strong>{t('work.answering.reviewed')}</strong>
              {parts.length > 1 && <span>{t('questions.kit.question.part', { number: review.part + 1 })}</span>}
              {review.points !== null && (
                <Tag tone="late">
                  {t('questions.kit.question.pointsOf', {
                    points: <FormattedNumber value={review.points} />,
                    of: review.of,
                  })}
                </Tag>
              )}
            </Row>
            {question && isOnSheets(question) && (
              <MarkedSheets answer={review.answer} question={question} ink={review.ink} media={media} files={files} />
            )}
            <MarkWords mark={review} media={media} />
          </div>
        );
      })}
    </section>
  );
}
