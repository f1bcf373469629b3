import { useState } from 'react';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import type { Material } from '../../../api';
import { usePlan } from '../plan-context';
import { iconOf } from './material-icons';

const MaterialDrawer = onDemand(() => import('./MaterialDrawer').then((part) => part.MaterialDrawer));

/** What is shown at a phase, to be looked at. */
export function PhaseMaterials({ phaseId }: { readonly phaseId: string }) {
  const { data } = usePlan();
  const [open, setOpen] = useState<Material | null>(null);
  const here = data.materials.filter((one) => one.phaseId === phaseId);
  if (here.length === 0) return null;
  return (
    <Row wrap gap={1}>
      {here.map((one) => (
        <Button key={one.id} size="small" look="soft" icon={iconOf(one)} onClick={() => setOpen(one)}>
          <CityWords>{one.title}</CityWords>
        </Button>
      ))}
      {open && <MaterialDrawer material={open} onClose={() => setOpen(null)} />}
    </Row>
  );
}
