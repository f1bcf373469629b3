import { useLocation, useNavigation } from 'react-router';

/**
 * The query of this page as it will be once what is on its way has come: a second choice that comes quickly adds to the
 * first, and what was pressed shows at once.
 */
export function useQuery(): URLSearchParams {
  const here = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search);
}
