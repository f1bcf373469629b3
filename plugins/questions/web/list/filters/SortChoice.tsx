import { useQuery } from 'edutech/core/ui/table/use-query';
import { useNavigate } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { sorts } from '../../../model/spaces';
import { bankWish } from '../bank-wish';

/** The order of the list. */
export function SortChoice() {
  const t = useText();
  const navigate = useNavigate();
  const query = useQuery();
  const { sort } = bankWish(query);
  // what is found by words stands nearest first, unless another order is asked for
  const isSearched = query.has('q') || query.has('formula');
  return (
    <select
      className="input questions-filter-select t-13 natural"
      aria-label={t('questions.sort')}
      value={sort}
      onChange={(event) => {
        const next = event.currentTarget.value;
        void navigate(changed(query, { sort: next === 'newest' ? null : next }), { preventScrollReset: true });
      }}
    >
      {sorts.map((one) => (
        <option key={one} value={one}>
          {t(`questions.sort.${one === 'newest' && isSearched ? 'nearest' : one}`)}
        </option>
      ))}
    </select>
  );
}
