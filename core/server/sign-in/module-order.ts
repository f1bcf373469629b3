import { token } from '../../common/token';
import type { SignedIn } from '../actor';

/** The modules of a person, as the login response contains them. */
export interface ModulesOfActor {
  /** Module ids in the deployment's navigation order, switched-off ones left out. */
  readonly module: string[];
  /** Ids of plugins that are installed but switched off in the person's city or county. */
  readonly off: string[];
}

/** The modules of people, by registry and switches. Answered from memory. */
export interface ModuleOrder {
  of(actor: Pick<SignedIn, 'countyId'>): ModulesOfActor;
}
export const ModuleOrder = token<ModuleOrder>('core.ModuleOrder');
