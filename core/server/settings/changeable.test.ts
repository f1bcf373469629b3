import { expect, it } from 'vitest';
import { heldSettings } from './changeable';
import { settingsOf } from './load-settings';

it('follows changes in the one object that everybody has, and goes back to the file', () => {
  const held = heldSettings(settingsOf({ hotline: '12345' }));
  const { settings } = held;
  expect(settings.hotline).toBe('12345');
  held.hold({ hotline: '96110' });
  expect([settings.hotline, { ...settings }.hotline, held.file.hotline]).toEqual(['96110', '96110', '12345']);
  held.hold({});
  expect(settings.hotline).toBe('12345');
});
