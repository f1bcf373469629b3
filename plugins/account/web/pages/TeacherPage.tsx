import { CentrePage } from '../centre/CentrePage';
import { loadCentre } from '../centre/load-centre';

export const loader = loadCentre;

/** `/setting`: the personal centre of teachers and other staff, with their posts. */
export function Page() {
  return <CentrePage />;
}
