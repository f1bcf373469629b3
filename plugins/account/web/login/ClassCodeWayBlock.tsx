import { routes } from '../../routes';
import { LeadTo } from './LeadTo';

/** Young students sign in on a page with room for big buttons. */
export const Block = () => <LeadTo path={routes.classSignIn.to()} />;
