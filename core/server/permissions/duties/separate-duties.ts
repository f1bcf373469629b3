import type { Settings } from '../../settings/settings';

/**
 * Whether a deployment separates its administrators' duties: by its own setting, or with the preset of graded
 * protection.
 */
export const dutiesAreSeparate = ({
  separateDuties,
  passwordPolicy,
}: Pick<Settings, 'separateDuties' | 'passwordPolicy'>): boolean => separateDuties || passwordPolicy === 'dengbao';
