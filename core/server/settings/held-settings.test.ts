import { expect, it } from 'vitest';
import { heldSettings } from './held-settings';
import { settingsOf } from './load-settings';

const heldOf = (given: Readonly<Record<string, unknown>>) => heldSettings(settingsOf(given), given);
const [east, west] = ['a'.repeat(32), 'b'.repeat(32)];

it('follows changes in the one object that everybody has, and goes back to the file', () => {
  const held = heldOf({ hotline: '12345' });
  const { settings } = held;
  expect(settings.hotline).toBe('12345');
  held.hold({ city: { hotline: '96110' } });
  expect([settings.hotline, { ...settings }.hotline, held.file.hotline]).toEqual(['96110', '96110', '12345']);
  held.hold({ city: {} });
  expect(settings.hotline).toBe('12345');
});

it('holds at a school what the nearest level has set, and elsewhere what the city has', () => {
  const held = heldOf({});
  held.hold({
    city: { quietFrom: '20:30', juniorMinutes: 80 },
    ofSchools: new Map([
      [east, [{ quietFrom: '20:00' }, { juniorMinutes: 60 }]],
      [west, [{ quietFrom: '20:15' }]],
    ]),
  });
  const at = (schoolId: string | null) => {
    const { quietFrom, juniorMinutes } = held.at(schoolId);
    return [quietFrom, juniorMinutes];
  };
  expect([east, west, 'c'.repeat(32), null].map(at)).toEqual([
    ['20:00', 60],
    ['20:15', 80],
    ['20:30', 80],
    ['20:30', 80],
  ]);
});

it('lets no level below be looser, even when the level above becomes stricter later', () => {
  const held = heldOf({});
  const ofSchools = new Map([[east, [{ quietFrom: '20:30', quietUntil: '07:30', personQuotaGigabytes: 15 }]]]);
  held.hold({ city: { quietFrom: '20:00', quietUntil: '08:00', personQuotaGigabytes: 10 }, ofSchools });
  expect(held.at(east)).toMatchObject({ quietFrom: '20:00', quietUntil: '08:00', personQuotaGigabytes: 10 });
  held.hold({ city: {}, ofSchools });
  expect(held.at(east)).toMatchObject({ quietFrom: '20:30', quietUntil: '07:30', personQuotaGigabytes: 15 });
});

it('is bound at the city by a limit that the file gives, not by a default', () => {
  const loose = { city: { personQuotaGigabytes: 50 } };
  const bound = heldOf({ personQuotaGigabytes: 30 });
  bound.hold(loose);
  expect(bound.settings.personQuotaGigabytes).toBe(30);
  const free = heldOf({});
  free.hold(loose);
  expect(free.settings.personQuotaGigabytes).toBe(50);
});
