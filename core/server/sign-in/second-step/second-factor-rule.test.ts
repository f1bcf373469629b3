import { expect, test } from 'vitest';
import Value from 'typebox/value';
import { mustHaveSecondFactor } from '../../../common/security/second-step';
import { type Settings, SettingsSchema } from '../../settings/settings';
import { secondFactorRule } from './second-factor-rule';

const plain = Value.Default(SettingsSchema, {}) as Settings;

test('a demo on one’s own machine asks nobody for a second factor', () => {
  expect(secondFactorRule(plain)).toBe('none');
});

test('where people come from elsewhere administrators must have one, whatever the setting', () => {
  expect(secondFactorRule({ ...plain, publicOrigin: 'https://edu.example.cn' })).toBe('administrators');
  expect(secondFactorRule({ ...plain, tlsCertificate: '/etc/chain.pem' })).toBe('administrators');
  expect(secondFactorRule({ ...plain, publicOrigin: 'https://edu.example.cn', secondFactor: 'staff' })).toBe('staff');
});

test('the rule for staff holds for teachers too, and never for students and guests', () => {
  const asked = (rule: 'none' | 'administrators' | 'staff') =>
    (['superAdmin', 'admin', 'cityAdmin', 'teacher', 'student', 'guestCity', 'guestArea'] as const).filter((category) =>
      mustHaveSecondFactor(rule, category),
    );
  expect(asked('none')).toEqual([]);
  expect(asked('administrators')).toEqual(['superAdmin', 'admin', 'cityAdmin']);
  expect(asked('staff')).toEqual(['superAdmin', 'admin', 'cityAdmin', 'teacher']);
});
