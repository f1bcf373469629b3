import { Button } from 'edutech/core/ui/Button';
import type { DataTableProps } from 'edutech/core/ui/table/DataTable';
import type { Translate } from 'edutech/core/web/hooks';
import { routes } from '../../routes';
import type { Shelf } from './list-wish';

/** What an empty shelf says: one's own has the three ways to a first paper. */
export const emptyShelf = (t: Translate, shelf: Shelf): DataTableProps<unknown>['empty'] => ({
  title: t(`exam.empty.${shelf}`),
  text: t(`exam.empty.${shelf}.text`),
  ...(shelf === 'mine' && {
    actions: (
      <>
        <Button look="primary" to={routes.create.to({ from: 'basket' })}>
          {t('exam.list.fromBasket')}
        </Button>
        <Button to={routes.auto.to()}>{t('exam.list.byRules')}</Button>
        <Button to={routes.library.to()}>{t('exam.list.fromPaper')}</Button>
      </>
    ),
  }),
});
