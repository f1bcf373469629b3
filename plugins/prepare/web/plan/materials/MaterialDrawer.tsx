import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import type { Material } from '../../../api';
import { MaterialView } from './MaterialView';

interface MaterialDrawerProps {
  readonly material: Material;
  readonly onClose: () => void;
}

/** A material, looked at beside the plan. */
export function MaterialDrawer({ material, onClose }: MaterialDrawerProps) {
  return (
    <SideDrawer wide title={<CityWords>{material.title}</CityWords>} onClose={onClose}>
      <div className="form-body">
        <MaterialView material={material} />
      </div>
    </SideDrawer>
  );
}
