import { token } from 'edutech/core/common/token';

/** Where attempts to convert work: a folder of this machine, with room for what is being made. */
export interface Workshop {
  readonly folder: string;
}
export const Workshop = token<Workshop>('media.Workshop');
