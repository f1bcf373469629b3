import { token } from '../../common/token';
import type { SignedIn } from '../actor';
import type { Db } from '../data/db';

/** The module ids that the login response carries: in the deployment's navigation order, switched-off ones left out. */
export interface ModuleOrder {
  forActor(db: Db, actor: SignedIn): Promise<string[]>;
}
export const ModuleOrder = token<ModuleOrder>('core.ModuleOrder');
