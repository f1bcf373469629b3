/** Areas in which settings are shown, and the beginnings of the names that belong there; the rest is `other`. */
const groups = [
  ['teaching', /^(quiet|primaryMinutes|juniorMinutes)/],
  ['city', /^(city|platform|organiser|hotline|icp|police|siteCode|minors|report|accessibility)/],
  ['signIn', /^(idle|session|remember|password|secondFactor|seal|skyClass|identity|mustChange)/],
  ['network', /^(publicOrigin|trustProxy|tls|roots|allowLocal|requests|metrics|accessLog|drain|workers|upload)/],
  ['mail', /^(mail|message|assistant)/],
  ['backup', /^backup/],
] as const;

export const settingGroups = [...groups.map(([name]) => name), 'other'] as const;
export type SettingGroup = (typeof settingGroups)[number];

export const groupOfSetting = (name: string): SettingGroup =>
  groups.find(([, names]) => names.test(name))?.[0] ?? 'other';

const units = ['Milliseconds', 'Seconds', 'Minutes', 'Hours', 'Days', 'Megabytes', 'Gigabytes', 'Number'] as const;

/** The unit that a setting's description ends with, lower case; empty: it has none. */
export const unitIn = (description: string): string =>
  units.find((unit) => description.endsWith(`${unit}.`))?.toLowerCase() ?? '';

const secrets = /(secret|password|token|keys?$|url$|^(identity|message)Services$|^assistantService$)/i;
/** Paths of files and public addresses are no secrets, whatever they are called. */
const open = /^(passwordPolicy|tlsKey|backupKeyFile|deploymentKeyFile|s3SecretFile|adminSiteUrl|publicOrigin)$/;

/** Whether a value must not leave the server. In doubt it does not. */
export const isSecretSetting = (name: string): boolean => secrets.test(name) && !open.test(name);

/** Sections of the settings that are changed in the browser. */
export const settingSections = ['portal', 'teaching', 'signIn', 'keeping'] as const;

type SettingSection = (typeof settingSections)[number];

const sections: readonly (readonly [SettingSection | null, RegExp])[] = [
  [null, /^(mail|identity|message|assistantService)/],
  ['portal', /^(city|platform|organiser|hotline|icp|police|siteCode|minors|report|accessibility)/],
  ['teaching', /^(quiet|primaryMinutes|juniorMinutes|assistant)/],
  ['signIn', /^(idle|sharedIdle|session|remember|askAgreements)/],
];

/** Where a setting stands among those that are changed in the browser; null: on a page of its own. */
export const sectionOf = (name: string): SettingSection | null => {
  const found = sections.find(([, names]) => names.test(name));
  return found ? found[0] : 'keeping';
};

/** The unit in which people read a setting, and what the stored number is divided by to have it. */
export function unitFor(name: string): { readonly unit: string; readonly per: number } {
  if (name.endsWith('Milliseconds')) return { unit: 'minutes', per: 60_000 };
  const unit = ['Minutes', 'Hours', 'Days', 'Gigabytes'].find((end) => name.endsWith(end));
  return { unit: unit?.toLowerCase() ?? '', per: 1 };
}
