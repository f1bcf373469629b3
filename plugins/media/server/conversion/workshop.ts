import { token } from 'edutech/core/common/token';

/** The folder of this machine where conversions work, with space for their output. */
export interface Workshop {
  readonly folder: string;
}
export const Workshop = token<Workshop>('media.Workshop');
