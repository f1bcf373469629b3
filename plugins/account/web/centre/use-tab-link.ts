import { useLocation } from 'react-router';
import type { CentreTab } from '../../model/centre/centre-tabs';

/** Addresses of tabs on the page that is open: each type of user has a personal centre of its own. */
export function useTabLink(): (tab: CentreTab | null, change?: string) => string {
  const { pathname } = useLocation();
  return (tab, change) => {
    const query = new URLSearchParams({ ...(tab && { tab }), ...(change && { change }) }).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}
