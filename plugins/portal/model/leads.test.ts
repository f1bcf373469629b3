import { expect, test } from 'vitest';
import type { Holder } from 'edutech/core/common/permissions/access';
import { definePlugin, type PluginManifest } from 'edutech/core/common/plugin';
import { leadsSomewhere } from './leads';

const air: PluginManifest = definePlugin({
  id: 'air',
  routes: {
    root: { path: '/air', redirect: 'list' },
    list: { path: '/air/air_list', title: 'air.list.title', access: { public: 'for a test' } },
  },
});
const home: PluginManifest = definePlugin({
  id: 'home',
  routes: {
    main: { path: '/home', title: 'home.main.title', access: { signedIn: true, types: ['teacher'] } },
    short: { path: '/intelligence_teaching', redirect: '/home' },
  },
});
const special: PluginManifest = definePlugin({
  id: 'special',
  routes: {
    home: { path: '/special', title: 'special.home.title', access: { public: 'for a test' }, undeveloped: true },
    circle: { path: '/circle', redirect: 'circle' },
  },
});
const areas = [air, home, special];
const person = (category: Holder['category']): Holder => ({ category, permissions: new Set() });

test('a link to a page of a running area leads there, also through redirects and with a query', () => {
  expect(leadsSomewhere('/air', areas, null)).toBe(true);
  expect(leadsSomewhere('/air/air_list?page=2', areas, null)).toBe(true);
  expect(leadsSomewhere('/intelligence_teaching', areas, null)).toBe(true);
});

test('a link to an area that is off or not built leads nowhere', () => {
  expect(leadsSomewhere('/air', [home, special], null)).toBe(false);
  expect(leadsSomewhere('/special', areas, null)).toBe(false);
});

test('a visitor may go where signing in is asked for; who is signed in only where he is let in', () => {
  expect(leadsSomewhere('/home', areas, null)).toBe(true);
  expect(leadsSomewhere('/home', areas, person('teacher'))).toBe(true);
  expect(leadsSomewhere('/home', areas, person('student'))).toBe(false);
});

test('another site is taken at its word, an address that is none is not', () => {
  expect(leadsSomewhere('https://www.smartedu.cn/', areas, null)).toBe(true);
  expect(leadsSomewhere('', areas, null)).toBe(false);
  expect(leadsSomewhere('javascript:alert(1)', areas, null)).toBe(false);
});

test('a circle of redirects leads nowhere', () => {
  expect(leadsSomewhere('/circle', areas, null)).toBe(false);
});
