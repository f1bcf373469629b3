import { expect, test } from 'vitest';
import { explorerVersion, isOldBrowser, isOldExplorer } from './old-browser';

test('Internet Explorer below 11 is too old, 0 and -1 are other browsers', () => {
  expect([-1, 0, 6, 10, 11].map(isOldExplorer)).toEqual([false, false, true, true, false]);
  expect(explorerVersion('Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)')).toBe(9);
  expect(explorerVersion('Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko')).toBe(11);
  expect(explorerVersion('Mozilla/5.0 Chrome/120.0 Safari/537.36')).toBe(-1);
});

test.each([
  ['Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.198 Safari/537.36', true],
  ['Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Gecko/20100101 Firefox/102.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15', false],
  ['something new', false],
])('%s', (agent, isOld) => {
  expect(isOldBrowser(agent)).toBe(isOld);
});
