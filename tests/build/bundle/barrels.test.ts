// Imports from barrels ship the files behind them (host/build/esbuild/barrels.mjs).
import path from 'node:path';
import { expect, test } from 'vitest';
import { rewriteBarrels } from '../../../host/build/esbuild/barrels.mjs';
import { inRoot, root } from '../../../host/build/paths.mjs';

const rewrite = (source: string) => rewriteBarrels(source, inRoot('core/ui')).replaceAll(root + path.sep, '');

test('a component is imported from its own file', () => {
  expect(rewrite(`import { Button } from '@fluentui/react-components';`)).toBe(
    `import { Button } from "node_modules/@fluentui/react-button/lib/components/Button/Button.js";`,
  );
});

test('names given with "as" keep their local name, types vanish', () => {
  const source = `import { Input as Field, type InputProps } from "@fluentui/react-components";`;
  expect(rewrite(source)).toMatch(/^import \{ Input as Field \} from "[^"]*\/Input\.js";$/);
});

test('an icon comes from its own module, without the CSS-in-JS runtime', () => {
  const source = `import { AccessTime24Regular, bundleIcon } from '@fluentui/react-icons';`;
  const icons = '@fluentui/react-icons/headless';
  expect(rewrite(source)).toBe(
    `import { AccessTime24Regular } from "${icons}/svg/access-time"; import { bundleIcon } from "${icons}";`,
  );
});

test('d3 is taken package by package, so that what a package adds to others stays', () => {
  const source = `import { select, scaleLinear } from 'd3';`;
  expect(rewrite(source)).toBe(`import { select } from "d3-selection"; import { scaleLinear } from "d3-scale";`);
});

test('line numbers stay as they were', () => {
  const source = `import {\n  Button,\n  // the plain one\n  Input,\n} from '@fluentui/react-components';\nlast();`;
  const lines = rewrite(source).split('\n');
  expect(lines).toHaveLength(source.split('\n').length);
  expect(lines.at(-1)).toBe('last();');
});

test('a name that the package does not have is left for the bundler to complain about', () => {
  const source = `import { Buton } from '@fluentui/react-components';`;
  expect(rewrite(source)).toBe(`import { Buton } from "@fluentui/react-components";`);
});

test('whole-module imports stay whole', () => {
  const source = `import * as d3 from 'd3';`;
  expect(rewrite(source)).toBe(source);
});
