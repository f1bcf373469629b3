import { routes } from '../../routes';
import { LeadTo } from './LeadTo';

/** The card's page has the camera. */
export const Block = () => <LeadTo path={routes.card.to()} />;
