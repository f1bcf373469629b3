import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Answer } from 'edutech/core/common/question/answer';
import { AnswerView } from 'edutech/core/ui/question/answer/AnswerView';
import { KeyView } from 'edutech/core/ui/question/view/KeyView';
import type { QuestionKey } from 'edutech/core/common/question/question-key';
import type { myResult } from '../../../api';
import { mediaOf } from '../../shared/media-of';
import { TopBar } from '../answer/TopBar';

export type Result = OutputOf<typeof myResult>;

/** What came of a homework, once it is released. */
export function ResultView({ result }: { readonly result: Result }) {
  const media = mediaOf(result.media);
  return (
    <div className="work-st-sheet-page">
      <TopBar title={result.title} />
      <section className="card work-st-handed">
        <h2>
          <FormattedMessage
            id="work.result.points"
            values={{ points: <FormattedNumber value={result.points ?? 0} />, of: result.of }}
          />
        </h2>
      </section>
      {result.items.map((item, at) => {
        const key = result.keys.find(({ itemid }) => itemid === item.itemid)?.key as QuestionKey | undefined;
        const answers: (Answer | undefined)[] = [];
        for (const one of result.answers) if (one.itemid === item.itemid) answers[one.part] = one.answer as Answer;
        return (
          <article key={item.itemid} className="card work-st-mine-item">
            <AnswerView body={item.body} media={media} number={at + 1} answers={answers} questionKey={key} />
            {key && <KeyView body={item.body} questionKey={key} media={media} />}
          </article>
        );
      })}
    </div>
  );
}
