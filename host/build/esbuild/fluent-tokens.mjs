// esbuild plugin: Fluent's table of tokens says of each of some five hundred names nothing but `var(--name)`, except of a
// few that have a value to fall back on. A rule and these few say the same in 3 kB less of the shell. Its theme reckons some
// hundred colours of avatars, which we do not show: those of meanings are written out. Tests compare.
import { createRequire } from 'node:module';

const { tokens, webLightTheme } = createRequire(import.meta.url)('@fluentui/tokens');

const usual = (/** @type {string} */ name) => `var(--${name})`;
const others = Object.fromEntries(Object.entries(tokens).filter(([name, value]) => value !== usual(name)));

/** What takes the place of the table. */
export const tokensByRule = `const others = ${JSON.stringify(others)};
export const tokens = new Proxy(others, {
  get: (few, name) => (typeof name === 'string' ? (few[name] ?? 'var(--' + name + ')') : undefined),
});`;

const themed = (/** @type {RegExp} */ names) =>
  JSON.stringify(Object.fromEntries(Object.entries(webLightTheme).filter(([name]) => names.test(name))));

/** What takes the place of the colours of palettes. */
export const meaningColours = `export const colorPaletteTokens = ${themed(/^colorPalette(?:Red|Green|LightGreen|DarkOrange|Yellow|Marigold|Berry)[BF]/)};
export const colorStatusTokens = ${themed(/^colorStatus/)};`;

/** @type {import('esbuild').Plugin} */
export const fluentTokens = {
  name: 'fluent-tokens',
  setup(build) {
    build.onLoad({ filter: /[\\/]@fluentui[\\/]tokens[\\/]lib[\\/]tokens\.js$/ }, () => ({
      contents: tokensByRule,
      loader: 'js',
    }));
    build.onLoad({ filter: /[\\/]@fluentui[\\/]tokens[\\/]lib[\\/]alias[\\/]lightColorPalette\.js$/ }, () => ({
      contents: meaningColours,
      loader: 'js',
    }));
  },
};
