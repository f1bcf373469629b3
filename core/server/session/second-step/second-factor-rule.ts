import type { SecondFactorRule } from '../../../common/security/second-step';
import type { Settings } from '../../settings/settings';
import { isSecureDeployment } from '../cookies';

/**
 * The rule that holds here: administrators always need a second factor where people reach the deployment from elsewhere;
 * a demo on one's own machine may leave it off.
 */
export const secondFactorRule = (settings: Settings): SecondFactorRule =>
  settings.secondFactor === 'none' && (settings.publicOrigin !== '' || isSecureDeployment(settings))
    ? 'administrators'
    : settings.secondFactor;
