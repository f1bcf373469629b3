import { type StorageArea, storagePrefix } from './browser-storage';

/**
 * First parts of keys that all tabs have to see: ids and marks, nothing that somebody wrote or read. All others live as long
 * as their tab at a shared computer, so that a browser that is simply closed keeps nothing either.
 */
const ofAllTabs = [
  'user',
  'role',
  'term',
  'last_action',
  'acting_from',
  'city_login',
  'city_evaluation',
  'leaving',
  'look',
  'shared_use',
];

/** The browser's lasting storage, replaced by the tab's own storage on a shared computer. */
export function sharedArea(lasting: StorageArea, tab: StorageArea, isShared: () => boolean): StorageArea {
  const isOfAllTabs = (key: string) => ofAllTabs.includes(key.slice(storagePrefix.length).split('.', 1)[0]!);
  const areaOf = (key: string) => (!isOfAllTabs(key) && isShared() ? tab : lasting);
  return {
    getItem: (key) => areaOf(key).getItem(key),
    setItem: (key, value) => areaOf(key).setItem(key, value),
    removeItem: (key) => {
      lasting.removeItem(key);
      if (isShared()) tab.removeItem(key);
    },
    key: (index) => (index < lasting.length ? lasting.key(index) : tab.key(index - lasting.length)),
    get length() {
      return lasting.length + (isShared() ? tab.length : 0);
    },
  };
}
