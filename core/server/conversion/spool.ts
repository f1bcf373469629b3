import { token } from '../../common/token';

/** Where attempts to convert work: a folder of this machine, with room for what is being made. */
export interface Spool {
  readonly folder: string;
}
export const Spool = token<Spool>('core.Spool');
