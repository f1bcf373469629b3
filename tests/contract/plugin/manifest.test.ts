import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRedirect } from 'edutech/core/common/plugin';
import { installed } from '../../../host/generated/manifests';

const word = /^[a-z][a-z0-9]*$/;
/** Ids inside a plugin: `list`, `studentSetting`, `air-student`. */
const name = /^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/;
const code = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** What whoever meets a plugin for the first time asks, in this order. */
const answers = ['Audience', 'Data', 'Permission codes', 'Needs', 'Deliberately absent'];
const longestReadme = 40;

describe.each(installed.map(({ manifest, folder }) => ({ id: manifest.id, manifest, folder })))(
  'the plugin "$id"',
  ({ id, manifest, folder }) => {
    test('is declared by data only', () => {
      expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
    });

    test('is called by one word, its parts by plain names', () => {
      expect(id).toMatch(word);
      const parts = [
        ...Object.keys(manifest.routes ?? {}),
        ...(manifest.modules ?? []).map((module) => module.id),
        ...(manifest.blocks ?? []).map((block) => block.id),
        ...(manifest.landing ?? []).map((rule) => rule.id),
      ];
      expect(parts.filter((part) => !name.test(part))).toEqual([]);
      const codes = Object.entries(manifest.permissions ?? {}).flatMap(([one, { actions = [] }]) => [one, ...actions]);
      expect(codes.filter((one) => !code.test(one))).toEqual([]);
    });

    test('has addresses that begin with a slash and end without one', () => {
      const paths = Object.values(manifest.routes ?? {}).map(({ path }) => path);
      expect(paths.filter((path) => path !== '/' && !/^(\/[\w:.*-]+)+$/.test(path))).toEqual([]);
    });

    test('says of every public page why it is public', () => {
      const pages = Object.values(manifest.routes ?? {}).flatMap((route) => (isRedirect(route) ? [] : [route]));
      const unexplained = pages.filter(({ access }) => 'public' in access && access.public.trim().length < 10);
      expect(unexplained.map(({ path }) => path)).toEqual([]);
    });

    test('says of every entry of administration but Home in which group it stands', () => {
      const entries = (manifest.modules ?? []).filter(({ audience, isHome }) => audience === 'admin' && !isHome);
      expect(entries.filter(({ group }) => group === undefined).map((module) => module.id)).toEqual([]);
    });

    test('describes every option, and works when nobody sets one', () => {
      const options = Object.entries(manifest.options?.properties ?? {}) as [string, { description?: string }][];
      const lacking = options.filter(([, option]) => !option.description?.trim() || !('default' in option));
      expect(lacking.map(([option]) => option)).toEqual([]);
    });

    test('has a README of at most a screen that says what it is for', () => {
      const file = join(folder, 'README.md');
      expect(existsSync(file), `${file} is missing`).toBe(true);
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(longestReadme);
      expect(lines[0]).toMatch(/^# /);
      const places = answers.map((answer) => lines.findIndex((line) => line.includes(`**${answer}`)));
      expect(answers.filter((_, at) => places[at] === -1)).toEqual([]);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    });
  },
);
