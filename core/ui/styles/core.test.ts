import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
/** What few areas show: their own sheets import it. */
const ofAreas = ['layouts/work-screen.css', 'parts/charts.css'];

const readBy = (sheet: string) =>
  [...readFileSync(new URL(sheet, folder), 'utf8').matchAll(/@import "\.\/([^"]+)"/g)].map(([, name = '']) => name);

it('every sheet is read, by each page or by those of plugins, and once', () => {
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css') && name !== 'core.css' && name !== 'kit.css');
  expect([...readBy('core.css'), ...readBy('kit.css'), ...ofAreas].toSorted()).toEqual(there.toSorted());
});

it('no rule names pseudo-elements of two browsers: each would drop the whole of it', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const mixed = globSync('{core,host,plugins}/**/*.css', { cwd: root }).flatMap((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/([^{};]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => new Set(selector.match(/::-(?:moz|webkit)-/g)).size > 1)
      .map((selector) => `${file}: ${selector}`);
  });
  expect(mixed).toEqual([]);
});
