import { expect, test } from 'vitest';
import type { Access, Holder } from 'edutech/core/common/permissions/access';
import type { ModuleDeclaration, PageRoute } from 'edutech/core/common/plugin';
import { arrangeModules } from '../navigation/modules';
import { manualOf } from './manual';

const signedIn: Access = { signedIn: true };
const route = (path: string, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  title: `chess.title${path}`,
  access: signedIn,
  ...more,
});
const entry = (id: string, more: Partial<ModuleDeclaration>): ModuleDeclaration => ({
  id,
  title: `chess.menu.${id}`,
  icon: 'Apps',
  audience: 'admin',
  route: id,
  ...more,
});
const chess = {
  id: 'chess',
  half: null,
  manifest: {
    id: 'chess',
    routes: {
      home: route('/home'),
      list: route('/list'),
      board: route('/list/board', { parent: 'list' }),
      clock: route('/clock'),
      secret: route('/list/secret', { parent: 'list', access: { permission: 'chess_lead' } }),
      locked: route('/locked', { access: { permission: 'chess_lead' } }),
    },
    modules: [
      entry('home', { isHome: true }),
      entry('list', { group: 'teaching' }),
      entry('again', { route: 'list', group: 'portal' }),
      entry('clock', {}),
      entry('locked', {}),
    ],
  },
};
const holder: Holder = { category: 'admin', permissions: new Set() } as unknown as Holder;
const told = (helped: readonly string[]) => {
  const links = arrangeModules({ plugins: [chess], audience: 'admin', holder, order: [], isOn: () => true });
  const parts = manualOf({
    links: links.flatMap(({ id, title, state }) => (state === 'undeveloped' ? [] : [{ id, title, state }])),
    plugins: [chess],
    helped: new Set(helped.map((id) => `chess.${id}`)),
    holder,
  });
  return parts.map(({ title, chapters }) => [title, ...chapters.map(({ title: name, page }) => `${page.id} ${name}`)]);
};

test('what navigation opens is told by its groups, in their order, each page once', () => {
  expect(told(['home', 'list', 'clock'])).toEqual([
    [null, 'chess.home chess.menu.home'],
    ['host.admin.group.portal', 'chess.list chess.menu.again'],
    ['host.admin.group.platform', 'chess.clock chess.menu.clock'],
  ]);
});

test('pages below come with the page above them, under their own titles', () => {
  expect(told(['board', 'list'])).toEqual([
    ['host.admin.group.portal', 'chess.list chess.menu.again', 'chess.board chess.title/list/board'],
  ]);
});

test('what somebody may not open is not told', () => {
  expect(told(['secret', 'locked'])).toEqual([]);
});
