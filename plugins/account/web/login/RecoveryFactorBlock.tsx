import { TypedFactor } from './TypedFactor';

/** One of the ten codes that came with the first factor. */
export const Block = () => <TypedFactor kind="recovery" />;
