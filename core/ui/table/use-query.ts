import { useLocation, useNavigation } from 'react-router';

/**
 * The query of this page as it will be after the running navigation: a second quick choice adds to the first, and a
 * pressed choice shows at once.
 */
export function useQuery(): URLSearchParams {
  const here = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search);
}
