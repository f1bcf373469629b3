import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Question } from '../../../api/records';
import { useBasket } from '../../basket/use-basket';
import { BankIcon } from '../../shared/BankIcon';

interface BasketButtonProps {
  readonly question: Question;
  /** Whether the page presses it by a key. */
  readonly hasKey?: boolean;
}

/** Puts the question into the basket, or takes it out. */
export function BasketButton({ question, hasKey = false }: BasketButtonProps) {
  const t = useText();
  useSignals();
  const { has, add, remove } = useBasket();
  const isIn = has(question.id) ?? question.isInBasket;
  return (
    <Button
      size="small"
      look={isIn ? 'quiet' : 'soft'}
      icon={isIn ? 'Checkmark' : undefined}
      className={isIn ? 'ink-done strong' : undefined}
      data-key="basket"
      aria-pressed={isIn}
      onClick={() => void (isIn ? remove(question) : add([question]))}
    >
      <Row as="span">
        {!isIn && <BankIcon name="basket" />}
        {t(isIn ? 'questions.basket.in' : 'questions.basket.add')}
        {hasKey && <kbd className="key">B</kbd>}
      </Row>
    </Button>
  );
}
