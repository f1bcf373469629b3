import type { SecondFactorRule } from '../../../common/security/second-step';
import type { Settings } from '../../settings/settings';
import { isSecureDeployment } from '../../session/cookies';

/**
 * The rule of this deployment: administrators always need a second factor where people reach it from elsewhere; a demo
 * on a developer's machine may leave it off.
 */
export const secondFactorRule = (settings: Settings): SecondFactorRule =>
  settings.secondFactor === 'none' && (settings.publicOrigin !== '' || isSecureDeployment(settings))
    ? 'administrators'
    : settings.secondFactor;
