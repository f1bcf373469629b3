import { expect, test } from 'vitest';
import type { WebBuild } from './assets';
import { preloadsOf } from './preloads';

const chunk = (file: string, ...imports: string[]) => ({ file, imports });
const build: WebBuild = {
  version: '1',
  entry: 'main.js',
  css: 'core.css',
  pluginCss: {},
  offline: {},
  preload: ['react.js'],
  chunks: {
    'host/web/app-shell/start-app-shell.tsx': chunk('shell.js', 'react.js', 'main.js'),
    'host/web/layouts/TeacherLayout.tsx': chunk('teacher.js', 'react.js', 'menu.js'),
    'news/List.tsx': chunk('list.js', 'menu.js'),
    'air/Newest.tsx': chunk('newest.js'),
  },
  pages: { 'news.list': 'news/List.tsx' },
  blocks: { 'air.newest': 'air/Newest.tsx' },
  texts: { 'core.en': 'core.en.js', 'news.en': 'news.en.js', 'news.zh-CN': 'news.zh-CN.js', 'air.en': 'air.en.js' },
};

test('a document names what its page would ask for bit by bit, each once, in its language', () => {
  const parts = { page: 'news.list', blocks: ['air.newest'], layout: 'teacher', language: 'en' } as const;
  expect(preloadsOf(build, parts)).toEqual([
    'react.js',
    'core.en.js',
    'news.en.js',
    'air.en.js',
    'teacher.js',
    'menu.js',
    'list.js',
    'newest.js',
    'shell.js',
  ]);
});

test('where no page is, the shell is all that comes', () => {
  const parts = { page: null, blocks: [], layout: 'portal', language: 'en' } as const;
  expect(preloadsOf(build, parts)).toEqual(['react.js', 'core.en.js', 'shell.js']);
});
