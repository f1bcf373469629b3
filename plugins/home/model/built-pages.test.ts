import { expect, test } from 'vitest';
import { definePlugin } from 'edutech/core/common/plugin';
import { isBuilt } from './built-pages';

const chess = definePlugin({
  id: 'chess',
  routes: {
    root: { path: '/chess', redirect: 'list' },
    list: { path: '/chess/list', title: 'chess.list', access: { signedIn: true } },
    game: { path: '/chess/game', title: 'chess.game', access: { signedIn: true }, undeveloped: true },
  },
});

test('a task leads to pages that are there, whatever their address asks for', () => {
  expect(isBuilt([chess], '/chess/list?open=1')).toBe(true);
  expect(isBuilt([chess], '/chess')).toBe(true);
  expect(isBuilt([chess], 'https://chess.example/game')).toBe(true);
  expect(isBuilt([chess], '/chess/game?id=7')).toBe(false);
});
