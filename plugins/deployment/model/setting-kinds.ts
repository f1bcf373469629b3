/** Areas in which settings are shown, and the beginnings of the names that belong there; the rest is `other`. */
const groups = [
  ['city', /^(city|platform|organiser|hotline|icp|police)/],
  ['signIn', /^(idle|session|remember|password|secondFactor|seal|skyClass|sso|oidc|cas|mustChange)/],
  ['network', /^(publicOrigin|trustProxy|tls|roots|requests|metrics|accessLog|upload)/],
  ['mail', /^mail/],
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

const secrets = /(secret|password|token|keys?$|url$)/i;
/** Paths of files and public addresses are no secrets, whatever they are called. */
const open = /^(passwordPolicy|tlsKey|backupKeyFile|deploymentKeyFile|s3SecretFile|adminSiteUrl|publicOrigin)$/;

/** Whether a value must not leave the server. In doubt it does not. */
export const isSecretSetting = (name: string): boolean => secrets.test(name) && !open.test(name);
