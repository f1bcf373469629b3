import { notFound } from 'edutech/core/common/errors';
import type { Installation } from 'edutech/core/server/registry/installation';
import { settingsOf } from 'edutech/core/server/settings/load-settings';
import { type Settings, SettingsSchema } from 'edutech/core/server/settings/settings';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type { listSettings, SettingRow, trySetting } from '../api';
import { groupOfSetting, isSecretSetting, unitIn } from '../model/settings/setting-kinds';

interface SettingSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly { readonly const?: unknown; readonly type?: string }[];
}

const schemas = SettingsSchema.properties as unknown as Readonly<Record<string, SettingSchema>>;

export const list =
  (installation: Installation, settings: Settings, texts: Texts): SingleHandler<typeof listSettings> =>
  ({ language }) => {
    const values = settings as unknown as Readonly<Record<string, unknown>>;
    const given = installation.given.settings ?? {};
    const rows = Object.entries(schemas).map(([name, schema]): SettingRow => {
      const { description = '' } = schema;
      const isSecret = isSecretSetting(name);
      const key = `core.setting.${name}`;
      return {
        name,
        group: groupOfSetting(name),
        meaning: texts.has(key) ? texts.say(language, key) : description,
        type: schema.type ?? 'choice',
        unit: unitIn(description),
        limits: limitsOf(schema),
        // whether a secret is set may be known, nothing else of it
        value: isSecret ? '' : JSON.stringify(values[name]),
        otherwise: JSON.stringify(schema.default),
        isSecret,
        origin: name in given ? 'file' : 'default',
      };
    });
    return { cityFile: installation.cityFile ?? '', settings: rows };
  };

/** `10–1024`, `≥ 10`, `standard | dengbao`. */
function limitsOf({ minimum, maximum, anyOf }: SettingSchema): string {
  if (anyOf) return anyOf.map((one) => String(one.const ?? one.type)).join(' | ');
  if (minimum !== undefined && maximum !== undefined) return `${minimum}–${maximum}`;
  return minimum === undefined ? '' : `≥ ${minimum}`;
}

export const tryOut =
  (installation: Installation): SingleHandler<typeof trySetting> =>
  ({ input }) => {
    if (!Object.hasOwn(schemas, input.name)) throw notFound('deployment.error.noSetting');
    const value = valueIn(input.value, schemas[input.name]!);
    const line = `"${input.name}": ${JSON.stringify(value)}`;
    try {
      settingsOf({ ...installation.given.settings, [input.name]: value });
      return { complaint: '', line };
    } catch (error) {
      return { complaint: (error as Error).message, line };
    }
  };

/** What somebody typed: a text for a text, else JSON; what is none is taken as a text, and the check says so. */
function valueIn(typed: string, { type }: SettingSchema): unknown {
  if (type === 'string') return typed;
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
