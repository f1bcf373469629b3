import type { Locator } from 'playwright';
import { expect } from './expect';

/** More stops than any page has on the way to what a journey looks for. */
const mostStops = 150;

/** Walks by the tab key until something has the focus, as who has no mouse does. */
export async function tabTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < mostStops; stops++) {
    await goal.page().keyboard.press(key);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(goal, 'is reached by the tab key').toBeFocused();
}
