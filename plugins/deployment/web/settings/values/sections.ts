import type { ChangeableSetting } from '../../../api';
import { settingSections } from '../../../model/settings/setting-kinds';

export type Section = (typeof settingSections)[number];

/** The sections that have settings at this level, in their order. */
export const sectionsOf = (settings: readonly ChangeableSetting[]): readonly Section[] =>
  settingSections.filter((section) => settings.some((one) => one.section === section));
