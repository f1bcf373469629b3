// Words and sheets of kits come with every plugin that can reach them through what it requires (host/build/plugins/kits.mjs).
import path from 'node:path';
import { expect, test } from 'vitest';
import { kitsWithin } from '../../../host/build/plugins/kits.mjs';
import { folderWith } from '../folders';

const requirements: Record<string, string[]> = {
  books: [],
  accounts: [],
  questions: ['books'],
  homework: ['questions', 'accounts'],
};

function kits(id: string, requires = requirements): string[] {
  const folder = folderWith({
    'books/kit/ui/style.css': '',
    'questions/kit/ui/style.css': '',
    'homework/plugin.ts': '',
    'accounts/kit/server/opening.ts': '',
  });
  const plugins = Object.keys(requires).map((one) => ({
    id: one,
    folder: path.join(folder, one),
    options: {},
    enabled: true,
    isOutside: true,
  }));
  const manifests = new Map(Object.entries(requires).map(([one, needed]) => [one, { id: one, requires: needed }]));
  const found = kitsWithin(id, plugins, { manifests } as unknown as Parameters<typeof kitsWithin>[2]);
  return found.map((kit) => path.relative(folder, kit));
}

test('what is required comes first, also what is required by that', () => {
  expect(kits('homework')).toEqual(['books/kit/ui', 'questions/kit/ui']);
});

test("a plugin's own kit comes with its pages", () => {
  expect(kits('questions')).toEqual(['books/kit/ui', 'questions/kit/ui']);
});

test('who requires nothing has nothing', () => {
  expect(kits('accounts')).toEqual([]);
});

test('plugins that require each other end the search; the start refuses them', () => {
  expect(kits('books', { ...requirements, books: ['questions'] })).toEqual(['questions/kit/ui', 'books/kit/ui']);
});
