import { readFileSync } from 'node:fs';
import Value from 'typebox/value';
import { CityFile } from '../../common/registry';
import { wrongPlaces } from '../registry/wrong-places';
import { type Settings, SettingsSchema } from './settings';

/** Reads a city's file; no path means a city that changes nothing. Refuses with one sentence. */
export function readCityFile(path: string | undefined): CityFile {
  if (!path) return {};
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`The city's file ${path} (EDUTECH_CONFIG) cannot be read: ${(error as Error).message}.`);
  }
  const wrong = wrongPlaces(CityFile, content);
  if (wrong) throw new Error(`The city's file ${path} may set "plugins" and "settings" only, in their forms: ${wrong}.`);
  return content as CityFile;
}

/** Settings with their defaults. An unknown or wrong one refuses the start with one sentence. */
export function settingsOf(given: Readonly<Record<string, unknown>> = {}): Settings {
  const known = Object.keys(SettingsSchema.properties);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no setting "${unknown}"${nearest(unknown, known)}.`);
  const complete = Value.Default(SettingsSchema, { ...given });
  const wrong = wrongPlaces(SettingsSchema, complete);
  if (wrong) throw new Error(`A setting is wrong: ${wrong}.`);
  const settings = complete as Settings;
  if (Boolean(settings.tlsCertificate) !== Boolean(settings.tlsKey)) {
    throw new Error('TLS needs both settings, tlsCertificate and tlsKey: one of them is missing.');
  }
  const weak = Object.entries(settings.skyClassKeys).find(([, secret]) => secret.length < 32);
  if (weak) throw new Error(`The sky-class key "${weak[0]}" is too short: it needs at least 32 characters.`);
  return settings;
}

/** ": did you mean …?" where a known name is close. */
function nearest(name: string, known: readonly string[]): string {
  const close = known.find((other) => other.toLowerCase() === name.toLowerCase() || distance(name, other) <= 2);
  return close ? `: did you mean "${close}"?` : '';
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
