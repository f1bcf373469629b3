import { codeDigits } from '../../model/one-time-code';
import { TypedFactor } from './TypedFactor';

/** The code that an authenticator app shows. */
export const Block = () => <TypedFactor kind="totp" digits={codeDigits} />;
