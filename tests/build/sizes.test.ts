// What a first visit may weigh, in bytes compressed with brotli (the budgets of core/README.md). The figures themselves are
// written by `npm run bench`.
import { expect, test } from 'vitest';
import { readManifest, transferred } from './web-build';

const kB = 1000;
const budgets = { signIn: 200 * kB, shell: 220 * kB, areaFirst: 80 * kB, styles: 40 * kB };

const manifest = readManifest();
const atOnce = [manifest.entry, ...manifest.preload];
const styles = [manifest.css, ...Object.values(manifest.pluginCss)];

/** What opening this part adds to what is there already. */
function added(source: string, present: readonly string[]): string[] {
  const chunk = manifest.chunks[source];
  return chunk ? [chunk.file, ...chunk.imports].filter((file) => !present.includes(file)) : [];
}

const chunksOf = (pattern: RegExp) => Object.keys(manifest.chunks).filter((source) => pattern.test(source));

test('signing in is possible with what loads at once', () => {
  expect(transferred([...atOnce, manifest.css])).toBeLessThanOrEqual(budgets.signIn);
});

test('the signed-in shell is light', () => {
  const host = chunksOf(/^host\/web\/(?!entry-server).*\.tsx?$/);
  const files = host.flatMap((source) => added(source, []));
  expect(transferred([...atOnce, ...files, manifest.css])).toBeLessThanOrEqual(budgets.shell);
});

test('style sheets leave room for a page that is read before scripts have loaded', () => {
  const largest = Math.max(...styles.slice(1).map((sheet) => transferred([sheet])), 0);
  expect(transferred([manifest.css]) + largest).toBeLessThanOrEqual(budgets.styles);
});

const pages = chunksOf(/(^|\/)plugins\/\w+\/web\/.*\.tsx$/);
test.each(pages.length > 0 ? pages : ['no page yet'])('%s opens with little more', (page) => {
  const host = chunksOf(/^host\/web\//).flatMap((source) => added(source, []));
  expect(transferred(added(page, [...atOnce, ...host]))).toBeLessThanOrEqual(budgets.areaFirst);
});
