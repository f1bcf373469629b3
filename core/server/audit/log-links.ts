import type { Id } from '../../common/ids';
import { contributions } from '../../common/token';

/** Where things that records are about can be looked at: their area knows (decision 0200). */
export interface LogLinks {
  /** Kind of object → the path of its page, by id and by the name that the record shows. */
  readonly [objectKind: string]: (id: Id, name: string) => string;
}
export const LogLinks = contributions<LogLinks>('core.LogLinks');
