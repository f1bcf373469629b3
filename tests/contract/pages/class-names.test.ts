// Class names are literals, so a sheet can be held against the sources: what no source names is deleted, and what a layout
// part says (core/ui/layout) is said by the part.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const areas = ['core', 'host', 'plugins'];
const found = (pattern: string) =>
  globSync(
    areas.map((area) => `${area}/**/${pattern}`),
    { cwd: root, exclude: (name) => /node_modules|\/generated\/|\/templates\//.test(String(name)) },
  );

const sources = found('*.{ts,tsx,mjs}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map(read);
const named = new Set(sources.flatMap((text) => text.match(/[A-Za-z][\w-]*/g) ?? []));

/** A set of classes is named by its beginning, with what follows: `tag-${tone}`. The id of an area alone names nothing. */
const sets = new Set(
  sources
    .flatMap((text) => [...text.matchAll(/([A-Za-z][\w-]*-)\$\{/g)].map(([, beginning = '']) => beginning))
    .filter(
      (beginning) => !found('manifest.ts').some((file) => file === `plugins/${beginning.slice(0, -1)}/manifest.ts`),
    ),
);

/** Drawn by libraries. */
const foreign =
  /^(fui-|ProseMirror|katex|tippy|selectedCell|markedContent|is-editor-empty|column-resize|reactEasyCrop|tableWrapper|resize-cursor|textLayer|hljs)/;

const sheets = found('*.css').map((file) => ({ file, text: read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

test.for(sheets.map(({ file, text }) => [file, text] as const))('%s draws only what a source names', ([, text]) => {
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector);
  const classes = new Set(
    selectors.flatMap((one) => (one.startsWith('@') ? [] : (one.match(/\.[A-Za-z][\w-]*/g) ?? []))),
  );
  const unknown = [...classes]
    .map((name) => name.slice(1))
    .filter(
      (name) => !named.has(name) && !foreign.test(name) && ![...sets].some((beginning) => name.startsWith(beginning)),
    );
  expect(unknown).toEqual([]);
});

// A browser drops a whole rule that names a part of another browser's controls: bars had the colour that nobody chose.
test('no rule is for the parts of two browsers', () => {
  const mixed = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => selector.includes('::-moz-') && selector.includes('::-webkit-'))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(mixed).toEqual([]);
});

/** What {@link Row}, Stack and Grid say, in the values that they have. */
const ofParts =
  /^(display:(grid|flex|inline-flex)|align-items:(start|center|end|baseline|stretch)|justify-content:(center|end|space-between)|flex-wrap:wrap|gap:(0|2px|4px|8px|12px|16px|24px|32px|var\(--s-[1-6]\))|grid-template-columns:minmax\(0,1fr\)|min-inline-size:0)$/;

/** Classes of elements that are laid out so at times only, or by a part that takes a class and no more. */
const atTimes = ['.portal-service', '.work-card', '.work-columns'];

// Kits draw in a layer: what is shown where a page says otherwise keeps its rule there.
test.for(sheets.filter(({ file }) => file.startsWith('plugins/')).map(({ file, text }) => [file, text] as const))(
  '%s leaves to the layout parts what they say',
  ([, text]) => {
    const repeating = [...text.matchAll(/^(\.[^{}]*)\{([^{}]*)\}/gm)].flatMap(([, selector = '', body = '']) => {
      const said = body.split(';').flatMap((one) => one.replaceAll(/\s/g, '') || []);
      const names = selector.trim().split(/,\s*/);
      const isSimple = names.every((name) => /^\.[\w-]+$/.test(name) && !atTimes.includes(name));
      const repeats = said.some((one) => one.startsWith('display:')) && said.every((one) => ofParts.test(one));
      return isSimple && repeats ? names : [];
    });
    expect(repeating).toEqual([]);
  },
);
