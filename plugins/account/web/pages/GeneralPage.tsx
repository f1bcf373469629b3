import { CentrePage } from '../centre/CentrePage';
import { loadCentre } from '../centre/load-centre';

export const loader = loadCentre;

/** `/gen-setting`: the personal centre that is open to every type of user. */
export function Page() {
  return (
    <div className="wrap pad-t-4">
      <CentrePage />
    </div>
  );
}
