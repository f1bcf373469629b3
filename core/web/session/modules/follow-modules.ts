import { type ModulesNews, modulesTopic } from '../../../common/live/module-news';
import type { Live } from '../../services';
import type { Identity } from '../identity';

/**
 * Receives which modules are switched on and off while the tab is open, and updates the person's state: navigation,
 * blocks and pages follow by themselves. `onChange` is called afterwards. Returns the function that stops it.
 */
export function followModules(live: Pick<Live, 'subscribe'>, identity: Identity, onChange: () => void): () => void {
  return live.subscribe<ModulesNews>(modulesTopic, (news) => {
    const state = identity.state.peek();
    if (!state || isSame(state, news)) return;
    identity.state.value = { ...state, ...news };
    onChange();
  });
}

const isSame = (one: ModulesNews, other: ModulesNews): boolean =>
  one.module.join() === other.module.join() && (one.off ?? []).join() === (other.off ?? []).join();
