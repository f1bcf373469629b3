import { FormattedMessage, useIntl } from 'react-intl';
import type { Difficulty as Value } from 'edutech/core/common/teaching/difficulty';
import { Row } from 'edutech/core/ui/layout/Row';

const five = [1, 2, 3, 4, 5] as const;

/** How difficult a question was set to be: five bars and the word. */
export function Difficulty({ value }: { readonly value: Value }) {
  const intl = useIntl();
  if (value === 0) return null;
  return (
    <Row as="span" inline className="nowrap" title={intl.formatMessage({ id: 'questions.difficulty.of' }, { value })}>
      <Row as="span" inline align="stretch" gap="half" className="questions-bars" aria-hidden="true">
        {five.map((bar) => (
          <i key={bar} className={bar <= value ? 'questions-bar-on' : undefined} />
        ))}
      </Row>
      <FormattedMessage id={`questions.difficulty.${value}`} />
    </Row>
  );
}
