import { Button } from 'edutech/core/ui/Button';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { getBasket } from '../../../api';
import { routes as bank } from '../../../routes';
import { notOn, useSourceDesk } from './source-desk';
import { SourceList } from './SourceList';

/** What was put aside in the bank. */
export function BasketSource() {
  const t = useText();
  const desk = useSourceDesk();
  const { isLocked } = desk;
  const { data: found = null, error, again } = useAsked(getBasket, {});
  const open = notOn(desk, found ?? []);
  return (
    <>
      {open.length > 1 && (
        <Button look="soft" wide icon="Add" disabled={isLocked} onClick={() => desk.add(open)}>
          {t('questions.kit.source.addAll', { count: open.length })}
        </Button>
      )}
      <SourceList
        questions={found}
        error={error}
        again={again}
        empty={{
          title: t('questions.kit.source.empty.basket'),
          text: t('questions.kit.source.empty.basket.text'),
          actions: <Button to={bank.list.to()}>{t('questions.kit.source.toBank')}</Button>,
        }}
      />
    </>
  );
}
