import { expect, test } from 'vitest';
import { BrowserStorage, memoryArea } from '../browser/browser-storage';
import { callMode, leaveByTab, startCityEvaluation, startCityLogin } from './city-modes';

const inBothModes = () => {
  const storage = new BrowserStorage(memoryArea());
  startCityLogin(storage);
  startCityEvaluation(storage);
  return storage;
};

test('the home tab ends the city evaluation and the city login', () => {
  const storage = inBothModes();
  leaveByTab({ number: 0, clearsCityLogin: true }, storage);
  expect(callMode(storage)).toBe('usual');
});

test('other tabs leave the city evaluation alone', () => {
  const storage = inBothModes();
  leaveByTab({ number: 2, clearsCityLogin: true }, storage);
  expect(callMode(storage)).toBe('cityEvaluation');
});

test('signing out ends both', () => {
  const storage = inBothModes();
  storage.clearForLogout();
  expect(callMode(storage)).toBe('usual');
});
