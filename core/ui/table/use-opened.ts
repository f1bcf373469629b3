import { useLocation, useNavigate } from 'react-router';
import { changed } from './rules/list-address';

/**
 * The row that is open beside a list: it is in the address, so Back closes it and a link opens it. `new`: an empty
 * form.
 */
export function useOpened() {
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
