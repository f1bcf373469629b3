import { token } from '../../common/token';
import type { SignedIn } from '../actor';

/** What is there for somebody, as the login response carries it. */
export interface ModulesOfActor {
  /** Module ids in the deployment's navigation order, switched-off ones left out. */
  readonly module: string[];
  /** Ids of plugins that are installed but switched off in the person's city or county. */
  readonly off: string[];
}

/** The modules of people, by registry and switches. Answered from memory. */
export interface ModuleOrder {
  of(actor: SignedIn): ModulesOfActor;
}
export const ModuleOrder = token<ModuleOrder>('core.ModuleOrder');
