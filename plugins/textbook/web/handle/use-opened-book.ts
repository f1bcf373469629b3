import { useLocation, useNavigate } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';

/** The form that is open beside a list: it lives in the address, so Back closes it. `new`: one for another. */
export function useOpenedBook() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const page = query.get('page');
  const at = (open: string | null) => changed(query, { open, page });
  return {
    opened: query.get('open'),
    at,
    close: () => void navigate(at(null), { preventScrollReset: true }),
  };
}
