import { expect, test } from 'vitest';
import { reportPages } from './report-pages';

type Args = Parameters<typeof reportPages>;
const ownOrigin = 'https://edu.example';

/** A browser that can be led from page to page; answers what it reported. */
function browser({ referrer = '', isSignedIn = false } = {}) {
  const reported: unknown[] = [];
  const person = { isSignedIn };
  let hear: (state: unknown) => void = () => undefined;
  const stateOf = (id: string, pathname: string, withheld?: string, state = 'idle') => ({
    initialized: true,
    navigation: { state },
    location: { pathname },
    matches: [{ route: { id: 'leaf', handle: { id, plugin: { id: id.split('.')[0] } } } }],
    loaderData: { leaf: withheld && { withheld } },
  });
  const router = {
    state: stateOf('news.list', '/news'),
    subscribe: (listener: (state: unknown) => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  const call = async (_endpoint: unknown, input: unknown) => void reported.push(input);
  reportPages(
    router as unknown as Args[0],
    { call, session: { hasLoginCookie: () => person.isSignedIn } } as unknown as Args[1],
    { referrer, location: { origin: ownOrigin } } as Document,
  );
  return { reported, person, go: (...args: Parameters<typeof stateOf>) => hear(stateOf(...args)) };
}

test('the first page of a visitor is counted by its document, the next ones are reported', () => {
  const { reported, go } = browser();
  expect(reported).toEqual([]);
  go('air.list', '/air');
  expect(reported).toEqual([{ page: 'air.list', isEntry: false }]);
});

test('who comes with a session begins a visit, unless from a page of ours', () => {
  expect(browser({ isSignedIn: true }).reported).toEqual([{ page: 'news.list', isEntry: true }]);
  expect(browser({ isSignedIn: true, referrer: `${ownOrigin}/air` }).reported).toEqual([
    { page: 'news.list', isEntry: false },
  ]);
});

test('who signs in begins a visit', () => {
  const { reported, person, go } = browser();
  person.isSignedIn = true;
  go('home.main', '/home/main');
  go('work.list', '/work/list');
  expect(reported).toEqual([
    { page: 'home.main', isEntry: true },
    { page: 'work.list', isEntry: false },
  ]);
});

test('filters, loading pages and what nobody gets to see are no pages', () => {
  const { reported, go } = browser();
  go('news.list', '/news');
  go('air.list', '/air', undefined, 'loading');
  go('work.list', '/work/list', 'not-found');
  expect(reported).toEqual([]);
});
