import type { Difficulty as Value } from '../../kit/common/types/difficulty';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

const five = [1, 2, 3, 4, 5] as const;

/** How difficult a question was set to be: five bars and the word. */
export function Difficulty({ value }: { readonly value: Value }) {
  const t = useText();
  if (value === 0) return null;
  return (
    <Row as="span" inline className="nowrap" title={t('questions.difficulty.of', { value })}>
      <Row as="span" inline align="stretch" gap="half" className="questions-bars" aria-hidden="true">
        {five.map((bar) => (
          <i key={bar} className={bar <= value ? 'questions-bar-on' : undefined} />
        ))}
      </Row>
      {t(`questions.difficulty.${value}`)}
    </Row>
  );
}
