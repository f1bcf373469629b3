import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
/** What few areas show: their own sheets import it. */
const ofAreas = ['layouts/work-screen.css'];

const readBy = (sheet: string) =>
  [...readFileSync(new URL(sheet, folder), 'utf8').matchAll(/@import "\.\/([^"]+)"/g)].map(([, name = '']) => name);

it('every sheet is read, by each page or by those of plugins, and once', () => {
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css') && name !== 'core.css' && name !== 'kit.css');
  expect([...readBy('core.css'), ...readBy('kit.css'), ...ofAreas].toSorted()).toEqual(there.toSorted());
});
