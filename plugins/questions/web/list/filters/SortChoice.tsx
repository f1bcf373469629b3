import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { type Sort, sorts } from '../../../model/spaces';

/** The order of the list. */
export function SortChoice({ sort }: { readonly sort: Sort }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  // what is found by words stands nearest first, unless another order is asked for
  const isSearched = query.has('q') || query.has('formula');
  return (
    <select
      className="input questions-filter-select"
      aria-label={intl.formatMessage({ id: 'questions.sort' })}
      value={sort}
      onChange={(event) => {
        const next = event.currentTarget.value;
        void navigate(changed(query, { sort: next === 'newest' ? null : next }), { preventScrollReset: true });
      }}
    >
      {sorts.map((one) => (
        <option key={one} value={one}>
          {intl.formatMessage({ id: `questions.sort.${one === 'newest' && isSearched ? 'nearest' : one}` })}
        </option>
      ))}
    </select>
  );
}
