import { expect, test } from 'vitest';
import { definePlugin } from '../plugin';
import { routesOf } from './routes';

const access = { signedIn: true } as const;
const manifest = definePlugin({
  id: 'chess',
  routes: {
    root: { path: '/chess', redirect: 'list' },
    list: { path: '/chess/list', title: 'chess.list', access, optionalQuery: ['level', 'of'] },
    game: { path: '/chess/game', title: 'chess.game', access, query: ['id'], optionalQuery: ['move'] },
    move: { path: '/chess/:game/moves/:move', title: 'chess.move', access },
  },
});
const routes = routesOf(manifest);
const everywhere = { isOn: () => true };
const withoutChess = { isOn: (plugin: string) => plugin !== 'chess' };

test('an address is the path that the manifest declares', () => {
  expect(routes.root.to()).toBe('/chess');
  expect(routes.list.to()).toBe('/chess/list');
  expect(routes.list.path).toBe('/chess/list');
});

test('queries are written as a browser writes them, empty ones are left out', () => {
  expect(routes.game.to({ id: 'a b', move: 3 })).toBe('/chess/game?id=a+b&move=3');
  expect(routes.game.to({ id: 7, move: null })).toBe('/chess/game?id=7');
  expect(routes.list.to({ of: undefined })).toBe('/chess/list');
  expect(routes.list.to({ of: '' })).toBe('/chess/list?of=');
});

test('parts of a path are filled in', () => {
  expect(routes.move.to({ game: 'a/b', move: 2 })).toBe('/chess/a%2Fb/moves/2');
  expect(() => routes.move.to({ game: '', move: 2 })).toThrow(RangeError);
});

test('a page of a plugin that is off has no address', () => {
  expect(routes.game.ifOn(everywhere, { id: 1 })).toBe('/chess/game?id=1');
  expect(routes.game.ifOn(withoutChess, { id: 1 })).toBeUndefined();
  expect(routes.list.ifOn(withoutChess)).toBeUndefined();
});

test('what no route declares does not compile', () => {
  const wrong = [
    // @ts-expect-error there is no such route
    () => routes.board.to(),
    // @ts-expect-error the page shows nothing without its id
    () => routes.game.to(),
    // @ts-expect-error no link names this query
    () => routes.game.to({ id: 1, colour: 'white' }),
    // @ts-expect-error a part of the path is missing
    () => routes.move.to({ game: 1 }),
    // @ts-expect-error the page takes nothing
    () => routes.root.to({ id: 1 }),
    // @ts-expect-error somebody must say what runs
    () => routes.list.ifOn(),
  ];
  expect(wrong).toHaveLength(6);
});
