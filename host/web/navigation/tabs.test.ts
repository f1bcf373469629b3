import { describe, expect, it } from 'vitest';
import type { BlockDeclaration } from 'edutech/core/common/plugin';
import type { Plugin } from '../plugins/plugin-set';
import { currentTab, portalTabs, type TabFacts } from './tabs';

const everybody = { public: 'a tab of the portal' } as const;
const plugin = (id: string, ...data: BlockDeclaration['data'][]): Plugin => ({
  id,
  half: null,
  manifest: {
    id,
    blocks: data.map((facts, index) => ({
      id: `tab${index}`,
      place: 'portal.tab',
      title: `${id}.tab`,
      access: everybody,
      order: 0,
      data: facts,
    })),
  },
});
const tabs = (facts: Partial<TabFacts>) =>
  portalTabs({
    plugins: [
      plugin('air', { tab: 2, path: '/air', clearsCityLogin: true }),
      plugin(
        'portal',
        { tab: 0, path: '/login' },
        { tab: 6, external: 'steamUrl' },
        { tab: 1, handler: 'smartTeaching', needs: 'home' },
      ),
      plugin('home'),
      plugin('famous', { tab: 3, path: '/famous', undeveloped: true }),
    ],
    holder: null,
    isOn: () => true,
    option: () => 'https://steam.example/',
    ...facts,
  });

describe('the tabs of the portal', () => {
  it('stand in the order of their numbers, whatever the order of plugins', () => {
    expect(tabs({}).map((tab) => tab.number)).toEqual([0, 1, 2, 6]);
  });

  it('vanish with their plugin', () => {
    expect(tabs({ isOn: ({ id }) => id !== 'air' }).map((tab) => tab.number)).toEqual([0, 1, 6]);
  });

  it('vanish with the plugin that they lead into', () => {
    expect(tabs({ isOn: ({ id }) => id !== 'home' }).map((tab) => tab.number)).toEqual([0, 2, 6]);
  });

  it('vanish when their external address is not set', () => {
    expect(tabs({ option: () => '' }).map((tab) => tab.number)).toEqual([0, 1, 2]);
  });

  it('open external addresses in a new tab of the browser', () => {
    expect(tabs({}).at(-1)).toMatchObject({
      newWindow: true,
      action: { kind: 'external', address: 'https://steam.example/' },
    });
  });

  it('know under which of them a page lies', () => {
    expect(currentTab(tabs({}), '/air/air_detail')?.number).toBe(2);
    expect(currentTab(tabs({}), '/login')?.number).toBe(0);
    expect(currentTab(tabs({}), '/airport')).toBeNull();
  });
});
