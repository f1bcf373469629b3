import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Selector → declarations, of rules that begin with a mode. */
function rulesOf(css: string, mode: string): Map<string, string> {
  const rules = css.matchAll(new RegExp(`\\[data-mode="${mode}"\\]([^{]*)\\{([^}]*)\\}`, 'g'));
  return new Map([...rules].map(([, rest = '', body = '']) => [rest.trim(), body.replace(/\s+/g, ' ').trim()]));
}

it('a dark device gets the dark colours before scripts have run', () => {
  const dark = rulesOf(read('modes.css'), 'dark');
  expect(dark.size).toBe(4);
  expect(rulesOf(read('system.css'), 'system')).toEqual(dark);
});

it('every colour of the light mode is there in high contrast', () => {
  const contrast = rulesOf(read('modes.css'), 'contrast').get('') ?? '';
  for (const name of [
    'ink',
    'ink-2',
    'ink-3',
    'line',
    'paper',
    'ground',
    'brand',
    'brand-ink',
    'due',
    'late',
    'done',
    'info',
  ]) {
    expect(contrast).toContain(`--${name}:`);
  }
});
