import { describe, expect, it } from 'vitest';
import { loginFor } from 'edutech/core/common/front';
import type { Holder } from 'edutech/core/common/permissions/access';
import type { LandingRule } from 'edutech/core/common/addresses/landing';
import { keptTarget } from 'edutech/core/common/addresses/kept-target';
import { decide, loginAskedBy, type GuardFacts } from './guard';

const person = (category: Holder['category'], ...permissions: string[]): Holder => ({
  category,
  permissions: new Set(permissions),
});

const landing: LandingRule[] = [
  {
    id: 'must-change',
    priority: 90,
    when: { mustChangePassword: true, access: { permission: 'usercenter_tea', types: ['teacher'] } },
    then: { to: '/setting' },
  },
  { id: 'rest', priority: 0, when: {}, then: { to: '/' } },
];

const going = (facts: Partial<GuardFacts>) =>
  decide({
    path: '/work/list',
    search: '',
    access: { permission: 'homework_tea', types: ['teacher'] },
    undeveloped: false,
    isOn: true,
    isOff: false,
    holder: null,
    roleType: null,
    mustChangePassword: false,
    mustAgree: false,
    landing,
    intercepted: null,
    ...facts,
  });

describe('a visitor', () => {
  it('opens what is public', () => {
    expect(going({ access: { public: 'everybody reads the news' } })).toEqual({ go: 'open' });
  });

  it('is asked to sign in elsewhere', () => {
    expect(going({})).toEqual({ go: 'login' });
  });

  it('finds nothing where a plugin does not run', () => {
    expect(going({ isOn: false })).toEqual({ go: 'not-found' });
  });

  it('is told of a plugin that is switched off', () => {
    expect(going({ isOn: false, isOff: true })).toEqual({ go: 'off' });
  });

  it('finds the way in where the module is off that has its page', () => {
    expect(going({ path: '/login', access: { public: 'the way in' }, isOn: false })).toEqual({ go: 'front' });
  });
});

describe('somebody signed in', () => {
  it('opens what the permissions allow', () => {
    expect(going({ holder: person('teacher', 'homework_tea') })).toEqual({ go: 'open' });
  });

  it('is led from the root to the portal as a teacher or a student', () => {
    for (const category of ['teacher', 'student'] as const) {
      expect(going({ path: '/', access: null, holder: person(category) })).toEqual({ go: 'redirect', to: '/login' });
    }
  });

  it('is signed out at the root as anybody else', () => {
    expect(going({ path: '/', access: null, holder: person('cityAdmin') })).toEqual({ go: 'logout', stayOn: '/login' });
  });

  it('finds nothing on a page for other kinds of people', () => {
    expect(going({ holder: person('student', 'homework_tea') })).toEqual({ go: 'not-found' });
  });

  it('finds nothing on a page whose permission is missing', () => {
    expect(going({ holder: person('teacher') })).toEqual({ go: 'not-found' });
  });

  it('finds nothing where the plugin has been switched off', () => {
    expect(going({ holder: person('teacher', 'homework_tea'), isOn: false })).toEqual({ go: 'not-found' });
  });

  it('is told that a page is being built only with its permission', () => {
    expect(going({ undeveloped: true, holder: person('teacher', 'homework_tea') })).toEqual({ go: 'undeveloped' });
    expect(going({ undeveloped: true, holder: person('teacher') })).toEqual({ go: 'not-found' });
  });

  it('follows an interceptor before access is looked at', () => {
    expect(going({ holder: person('teacher'), intercepted: '/resource/online' })).toEqual({
      go: 'redirect',
      to: '/resource/online',
    });
  });
});

describe('somebody who must change the password', () => {
  const holder = person('teacher', 'usercenter_tea', 'homework_tea');

  it('is led to the settings from every other page, public ones too', () => {
    expect(going({ holder, mustChangePassword: true })).toEqual({ go: 'redirect', to: '/setting' });
    expect(going({ holder, mustChangePassword: true, access: { public: 'news' } })).toEqual({
      go: 'redirect',
      to: '/setting',
    });
  });

  it('opens the settings', () => {
    const access = { permission: 'usercenter_tea', types: ['teacher'] } as const;
    expect(going({ holder, mustChangePassword: true, path: '/setting', access })).toEqual({ go: 'open' });
  });

  it('goes on without the user-centre permission', () => {
    expect(going({ holder: person('teacher', 'homework_tea'), mustChangePassword: true })).toEqual({ go: 'open' });
  });
});

describe('somebody who has not accepted what is in force', () => {
  const holder = person('teacher', 'usercenter_tea', 'homework_tea');

  it('is led to it from every other page, and knows the way back', () => {
    const to = '/terms?target=%2Fwork%2Fview%3Fid%3D1';
    expect(going({ holder, mustAgree: true, path: '/work/view', search: '?id=1' })).toEqual({ go: 'redirect', to });
  });

  it('reads it, also where the password must be changed afterwards', () => {
    const access = { public: 'to be read by everybody' } as const;
    const facts = { holder, mustAgree: true, mustChangePassword: true, path: '/terms', access };
    expect(going(facts)).toEqual({ go: 'open' });
    expect(going({ ...facts, mustAgree: false })).toEqual({ go: 'redirect', to: '/setting' });
  });
});

describe('the target kept over a login', () => {
  it('survives with its query', () => {
    const address = loginFor('/work/view?id=1&tab=2');
    expect(keptTarget(new URL(address, 'http://city').search)).toBe('/work/view?id=1&tab=2');
  });

  it('is never an address of another site', () => {
    for (const bad of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
      expect(keptTarget(`?${new URLSearchParams({ target: bad })}`)).toBeNull();
    }
  });
});

describe('the login page', () => {
  const purposes = ['air', 'resource'];

  it('asks for a login on the way to a target, or for a purpose', () => {
    expect(loginAskedBy('?target=%2Fwork%2Flist', purposes)).toEqual({ context: 'target', target: '/work/list' });
    expect(loginAskedBy('?for=resource', purposes)).toEqual({ context: 'resource', target: undefined });
    expect(loginAskedBy('?for=air&target=%2Fair%2Fair_list', purposes)).toEqual({
      context: 'air',
      target: '/air/air_list',
    });
  });

  it('asks for nothing otherwise', () => {
    for (const search of ['', '?for=plain', '?for=admin', '?target=https://evil.example']) {
      expect(loginAskedBy(search, purposes)).toBeNull();
    }
  });
});
