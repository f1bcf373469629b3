import { Button } from 'edutech/core/ui/Button';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { getBasket } from 'edutech/plugins/questions/api';
import { useDesk } from '../desk/desk-context';
import { SourceList } from './SourceList';

/** What was put aside in the bank. */
export function BasketSource() {
  const t = useText();
  const { sheet, tier, isLocked } = useDesk();
  const { data: found = null, error, again } = useAsked(getBasket, {});
  const open = (found ?? []).filter(({ id }) => sheet.values.items.every(({ questionId }) => questionId !== id));
  return (
    <>
      {open.length > 1 && (
        <Button look="soft" wide icon="Add" disabled={isLocked} onClick={() => sheet.add(open, tier)}>
          {t('work.source.addAll', { count: open.length })}
        </Button>
      )}
      <SourceList
        questions={found}
        error={error}
        again={again}
        empty={{
          title: t('work.source.empty.basket'),
          text: t('work.source.empty.basket.text'),
          actions: <Button to="/questions/list">{t('work.source.toBank')}</Button>,
        }}
      />
    </>
  );
}
