import { targetParameter } from './addresses/kept-target';

/**
 * The front page, where visitors are and people sign in: the portal's, or the host's own where there is no portal
 * (decision 0040).
 */
export const frontPath = '/login';

/** The front page that leads on to `path` after the login. */
export const loginFor = (path: string): string => `${frontPath}?${new URLSearchParams({ [targetParameter]: path })}`;
