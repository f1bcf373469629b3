import { readFileSync } from 'node:fs';
import Value from 'typebox/value';
import { CityFile } from '../../common/registry';
import { wrongPlaces } from './wrong-places';
import { contradictionIn } from './contradictions';
import { nearest } from './nearest';
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
  if (wrong)
    throw new Error(`The city's file ${path} may set "plugins" and "settings" only, in their forms: ${wrong}.`);
  return content as CityFile;
}

/** Settings with their defaults. An unknown or wrong one refuses the start with one sentence. */
export function settingsOf(given: Readonly<Record<string, unknown>> = {}): Settings {
  const known = Object.keys(SettingsSchema.properties);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown) {
    throw new Error(
      `There is no setting "${unknown}"${nearest(unknown, known) || ': remove it, or look in core/server/settings/settings.ts.'}`,
    );
  }
  const complete = Value.Default(SettingsSchema, { ...given });
  const wrong = wrongPlaces(SettingsSchema, complete);
  if (wrong) throw new Error(`A setting is wrong: ${wrong}.`);
  const settings = complete as Settings;
  const contradiction = contradictionIn(settings);
  if (contradiction) throw new Error(contradiction);
  return settings;
}
