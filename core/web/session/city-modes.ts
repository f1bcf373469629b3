import type { Storage } from '../services';

/**
 * In whose name the browser calls (portal.md sections 3 and 6): as usual, by a city login (accounts that only browse and
 * download), or in city-evaluation mode. The last two keep their own token and use the old-style roots.
 */
export type CallMode = 'usual' | 'cityLogin' | 'cityEvaluation';

const cityLoginKey = 'city_login';
const cityEvaluationKey = 'city_evaluation';

/** The mode that the stored flags say; city evaluation wins, since it is entered on purpose. */
export function callMode(storage: Pick<Storage, 'get'>): CallMode {
  if (storage.get(cityEvaluationKey)) return 'cityEvaluation';
  return storage.get(cityLoginKey) ? 'cityLogin' : 'usual';
}

export const startCityLogin = (storage: Storage) => storage.set(cityLoginKey, true);
/** Choosing a tab of the portal: home ends the city evaluation, and some tabs forget the city login. */
export function leaveByTab(
  tab: { readonly number: number; readonly clearsCityLogin: boolean },
  storage: Storage,
): void {
  if (tab.number === homeTab) endCityEvaluation(storage);
  if (tab.clearsCityLogin) clearCityLogin(storage);
}
const homeTab = 0;

/** The portal's tabs 0, 2, 3, 4, 5 and 8 clear it when they are chosen (portal.md section 2). */
export const clearCityLogin = (storage: Storage) => storage.remove(cityLoginKey);

export const startCityEvaluation = (storage: Storage) => storage.set(cityEvaluationKey, true);
export const endCityEvaluation = (storage: Storage) => storage.remove(cityEvaluationKey);

/** Key of the token in the session's storage; with the prefix the usual one reads `edutech_token` (portal.md section 3). */
export const tokenKeys: Readonly<Record<CallMode, string>> = {
  usual: 'token',
  cityLogin: 'token_city_login',
  cityEvaluation: 'token_city_evaluation',
};
