import { useText } from 'edutech/core/web/hooks';
import { FormulaText } from '../../kit/ui/formula/FormulaText';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Content } from '../../kit/common/content';
import type { QuestionBody } from '../../kit/common/question-body';
import { isEmptyContent } from '../../kit/common/walk-content';
import { nearDuplicates } from '../../api';
import { questionAddress } from '../shared/addresses';

/** Milliseconds of quiet before the bank is asked. */
const pause = 1500;

/** Questions that say nearly the same, while one writes: so that nobody writes what is there. */
export function Duplicates({ body, except }: { body: QuestionBody; except: string | undefined }) {
  const t = useText();
  const isEmpty = isEmptyContent(body.stem as Content);
  // a failure is no matter: it is asked again with the next change
  const input = isEmpty ? null : { body, ...(except && { except }) };
  const { data: found = [] } = useAsked(nearDuplicates, input, { keeps: true, pause });
  if (found.length === 0) return null;
  return (
    <section className="card pad-4" aria-live="polite">
      <h2 className="t-head">{t('questions.cq.duplicates', { count: found.length })}</h2>
      <Stack as="ul" gap={1} className="above-2">
        {found.map(({ share, question }) => (
          <Row as="li" align="stretch" justify="between" gap={4} className="shrink pad-y-1" key={question.id}>
            <Link to={questionAddress(question.id)} target="_blank" className="clip2">
              <FormulaText text={question.title} />
            </Link>
            <span className="num">
              <FormattedNumber value={share} style="percent" />
            </span>
          </Row>
        ))}
      </Stack>
    </section>
  );
}
