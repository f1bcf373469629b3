import { expect, test } from 'vitest';
import { lookText, readLook } from '../../common/browser/appearance';
import { storedLook } from './browser-appearance';
import { BrowserStorage, memoryArea } from '../browser/browser-storage';

test('a look survives as text, and what is unknown in it becomes the default', () => {
  const look = { language: 'en', theme: 'blue', mode: 'dark' } as const;
  expect(readLook(lookText(look))).toEqual(look);
  expect(readLook('fr.pink.bright')).toEqual({ language: 'zh-CN', theme: 'green', mode: 'system' });
  expect(readLook(undefined, 'en')).toEqual({ language: 'en', theme: 'green', mode: 'system' });
});

test('what is stored here wins over the cookie, the cookie over the language of the page', () => {
  const storage = new BrowserStorage(memoryArea());
  expect(storedLook(storage, '', 'en').language).toBe('en');
  expect(storedLook(storage, 'a=b; edutech_look=zh-CN.red.light', 'en')).toMatchObject({
    language: 'zh-CN',
    theme: 'red',
  });
  storage.set('look', 'en.white.contrast', Infinity);
  expect(storedLook(storage, 'edutech_look=zh-CN.red.light', 'zh-CN')).toMatchObject({
    theme: 'white',
    mode: 'contrast',
  });
});
