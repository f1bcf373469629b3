import { tokens } from '@fluentui/react-components';
import { expect, test } from 'vitest';
import { tokensByRule } from '../../../host/build/esbuild/fluent-tokens.mjs';

test("the rule says of every token what Fluent's own table says", async () => {
  const module = (await import(`data:text/javascript,${encodeURIComponent(tokensByRule)}`)) as {
    tokens: typeof tokens;
  };
  const names = Object.keys(tokens) as (keyof typeof tokens)[];
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => module.tokens[name] !== tokens[name])).toEqual([]);
});
