import { useNavigate } from 'react-router';
import { useText } from '../../web/hooks';
import type { Column } from './rules/columns';
import { changed } from './rules/list-address';

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: string | undefined;
  readonly query: URLSearchParams;
}

/** The order of the list as one choice: on phones, where rows are cards and no heads can be pressed. */
export function SortChoice<Row>({ columns, sort, query }: SortChoiceProps<Row>) {
  const t = useText();
  const navigate = useNavigate();
  const sorting = columns.filter(({ sorts }) => sorts);
  if (sorting.length === 0) return null;
  return (
    <select
      className="input table-order"
      aria-label={t('core.ui.table.order')}
      value={sort ?? ''}
      onChange={(event) => {
        void navigate(changed(query, { sort: event.currentTarget.value }), { preventScrollReset: true });
      }}
    >
      <option value="">{t('core.ui.table.orderUsual')}</option>
      {sorting.flatMap(({ id, title }) => [
        <option key={id} value={id}>
          {t('core.ui.table.orderUp', { title })}
        </option>,
        <option key={`-${id}`} value={`-${id}`}>
          {t('core.ui.table.orderDown', { title })}
        </option>,
      ])}
    </select>
  );
}
