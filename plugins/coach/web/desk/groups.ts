import type { DeskRequest } from '../../api/desk';
import { requestStates, type StuckPlace, stuckPlaces } from '../../model/request';

/** Students who are stuck at the same place. */
export interface Group {
  readonly stuck: StuckPlace;
  readonly requests: readonly DeskRequest[];
  readonly open: readonly DeskRequest[];
  /** What some of them say, each in other words. */
  readonly typical: readonly string[];
}

/** Words that are quoted for a group. */
const mostTypical = 3;

/** Questions by where students are stuck, the largest group first; those that wait count before the answered. */
export function groupsOf(requests: readonly DeskRequest[]): Group[] {
  return stuckPlaces
    .map((stuck): Group => {
      const own = requests.filter((request) => request.stuck === stuck);
      const open = own.filter(({ state }) => state === requestStates.open);
      const said = (open.length > 0 ? open : own).map(({ words }) => words).filter((words) => words !== '');
      return { stuck, requests: own, open, typical: [...new Set(said)].slice(0, mostTypical) };
    })
    .filter((group) => group.requests.length > 0)
    .sort((one, other) => other.open.length - one.open.length || other.requests.length - one.requests.length);
}
