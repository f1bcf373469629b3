import { LeadTo } from './LeadTo';

/** The card's page has the camera. */
export const Block = () => <LeadTo path="/card" />;
