import { describe, expect, it } from 'vitest';
import { isPluginOn } from './is-on';
import type { Plugin } from './plugin-set';

const work: Plugin = {
  id: 'work',
  half: null,
  manifest: { id: 'work', modules: [{ id: 'work', title: 'work.menu', icon: 'ClipboardTask', audience: 'teacher' }] },
};
const city = (...on: string[]) => ({ isOn: (plugin: string) => on.includes(plugin) });

describe('a plugin', () => {
  it('is there for visitors when the city has it on', () => {
    expect(isPluginOn(work, city('work'), [])).toBe(true);
    expect(isPluginOn(work, city(), [])).toBe(false);
  });

  it('is off for people of a county whose login response leaves out its modules', () => {
    expect(isPluginOn(work, city('work'), ['air', 'work'])).toBe(true);
    expect(isPluginOn(work, city('work'), ['air'])).toBe(false);
  });

  it('without modules is on wherever the city has it on', () => {
    expect(isPluginOn({ ...work, manifest: { id: 'work' } }, city('work'), ['air'])).toBe(true);
  });
});
