import { FormulaText } from '../../kit/ui/formula/FormulaText';
import { useEffect, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Content } from '../../kit/common/content';
import type { QuestionBody } from '../../kit/common/question-body';
import { isEmptyContent } from '../../kit/common/walk-content';
import { useCall } from 'edutech/core/web/hooks';
import { nearDuplicates } from '../../api';
import { questionAddress } from '../shared/addresses';

/** Milliseconds of quiet before the bank is asked. */
const pause = 1500;

/** Questions that say nearly the same, while one writes: so that nobody writes what is there. */
export function Duplicates({ body, except }: { body: QuestionBody; except: string | undefined }) {
  const call = useCall();
  const [found, setFound] = useState<OutputOf<typeof nearDuplicates>>([]);
  const written = JSON.stringify(body);
  // Asks once the text has been left alone for a moment
  useEffect(() => {
    const asked = JSON.parse(written) as QuestionBody;
    if (isEmptyContent(asked.stem as Content)) return setFound([]);
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      call(nearDuplicates, { body: asked, ...(except && { except }) }, { quiet: true, signal: stopped.signal }).then(
        (answer) => !stopped.signal.aborted && setFound(answer),
        () => undefined, // it is asked again with the next change
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [call, written, except]);
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
