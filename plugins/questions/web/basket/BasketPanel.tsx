import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { manyInBasket, mostInBasket } from '../../model/limits';
import { ExportButton } from '../export/ExportButton';
import { BankIcon } from '../shared/BankIcon';
import { BasketFigures } from './BasketFigures';
import { BasketGroups } from './BasketGroups';
import { BasketWays } from './BasketWays';
import { useBasket, useBasketNews } from './use-basket';

/** The basket beside the bank: what lies in it, its figures, and where it goes. On narrow screens a bar that unfolds. */
export function BasketPanel() {
  useSignals();
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { items: known, error, again } = useBasketNews();
  const { move, remove, clear } = useBasket();
  const items = known ?? [];
  return (
    <aside
      className={classNames(
        'pad-b-3',
        'shrink',
        'no-print',
        'card',
        'questions-basket',
        isOpen && 'questions-basket-open',
      )}
      aria-label={t('questions.basket')}
    >
      <button type="button" className="questions-basket-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <BankIcon name="basket" />
        {t('questions.basket.count', { count: items.length })}
        <Icon name={isOpen ? 'ChevronDown' : 'ChevronUp'} size={16} />
      </button>
      <Row as="header" className="questions-basket-head">
        <h2 className="t-head">{t('questions.basket')}</h2>
        <Tag tone="brand">{t('questions.count', { count: items.length })}</Tag>
        {items.length > 0 && (
          <Button className="end" look="link" size="small" onClick={() => void clear()}>
            {t('questions.basket.clear')}
          </Button>
        )}
      </Row>
      {error !== null && known === null && <ErrorState error={error} onRetry={again} />}
      {error === null && known === null && <Skeletons shape="text" count={3} />}
      {known !== null && items.length === 0 && (
        <p className="note pad-t-1 pad-x-4 pad-b-2">{t('questions.basket.empty')}</p>
      )}
      {items.length >= manyInBasket && (
        <p className="questions-basket-warn pad-y-2 pad-x-2 round tint-star ink-star t-13" role="status">
          {t('questions.basket.many', { count: items.length, most: mostInBasket })}
        </p>
      )}
      {items.length > 0 && (
        <>
          <BasketGroups items={items} onMove={(wanted) => void move(wanted)} onRemove={(item) => void remove(item)} />
          <BasketFigures items={items} />
          <Row align="stretch" wrap className="questions-basket-acts">
            <BasketWays />
            <ExportButton questions={items} />
          </Row>
        </>
      )}
    </aside>
  );
}
