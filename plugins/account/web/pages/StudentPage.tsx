import { CentrePage } from '../centre/CentrePage';
import { loadCentre } from '../centre/load-centre';

export const loader = loadCentre;

/** `/stu-setting`: the personal centre of students. */
export function Page() {
  return <CentrePage />;
}
