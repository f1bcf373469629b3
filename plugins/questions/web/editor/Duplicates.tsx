import { FormulaText } from '../../kit/ui/formula/FormulaText';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import type { Content } from '../../kit/common/content';
import type { QuestionBody } from '../../kit/common/question-body';
import { isEmptyContent } from '../../kit/common/walk-content';
import { nearDuplicates } from '../../api';
import { questionAddress } from '../shared/addresses';

/** Milliseconds of quiet before the bank is asked. */
const pause = 1500;

/** Questions that say nearly the same, while one writes: so that nobody writes what is there. */
export function Duplicates({ body, except }: { body: QuestionBody; except: string | undefined }) {
  const isEmpty = isEmptyContent(body.stem as Content);
  // a failure is no matter: it is asked again with the next change
  const input = isEmpty ? null : { body, ...(except && { except }) };
  const { data: found = [] } = useAsked(nearDuplicates, input, { keeps: true, pause });
  if (found.length === 0) return null;
  return (
    <section className="card questions-side-card" aria-live="polite">
      <h2>
        <FormattedMessage id="questions.cq.duplicates" values={{ count: found.length }} />
      </h2>
      <ul className="questions-near">
        {found.map(({ share, question }) => (
          <li key={question.id}>
            <Link to={questionAddress(question.id)} target="_blank" className="clip2">
              <FormulaText text={question.title} />
            </Link>
            <span className="num">
              <FormattedNumber value={share} style="percent" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
