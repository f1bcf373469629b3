import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { Recording } from 'edutech/plugins/questions/kit/ui/question/content/Recording';
import type { Medium } from '../../../api/records';
import type { Ink } from 'edutech/plugins/questions/kit/common/ink/ink';
import { AnswerSheets } from '../../shared/answer/AnswerSheets';
import { AnswerFiles } from '../../shared/files/AnswerFiles';

/** Whether an answer to this part is shown as sheets of paper, which carry the teacher's ink. */
export const isOnSheets = ({ type }: Pick<QuestionPart, 'type'>): boolean => type >= questionTypes.calculation;

interface MarkedSheetsProps {
  readonly answer: Answer;
  readonly question: QuestionPart;
  readonly ink: Ink;
  readonly media: Media;
  readonly files: readonly Medium[];
}

/** A free answer as its student handed it in, with the teacher's ink. */
export const MarkedSheets = ({ answer, question, ink, media, files }: MarkedSheetsProps) => (
  <div className="work-st-result-sheets pad-3 round-card above-3 below-3">
    <AnswerSheets answer={answer} question={question} media={media} ink={ink} />
    <AnswerFiles files={answer.files ?? []} media={files} />
  </div>
);

interface MarkWordsProps {
  readonly mark: { readonly comment: string; readonly voice: string | null };
  readonly media: Media;
}

/** What the teacher wrote and said of an answer; nothing if there is neither. */
export const MarkWords = ({ mark: { comment, voice }, media }: MarkWordsProps) =>
  (comment !== '' || voice) && (
    <Row align="stretch" className="work-st-result-said above-3">
      <Icon name="Comment" />
      <div>
        {comment && <p>{comment}</p>}
        {voice && <Recording file={voice} media={media} />}
      </div>
    </Row>
  );
