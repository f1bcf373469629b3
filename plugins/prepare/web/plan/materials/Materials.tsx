import { useState } from 'react';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useCall, useText, useUploads } from 'edutech/core/web/hooks';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { useArrived } from 'edutech/plugins/media/kit/ui/upload/use-arrived';
import { addMaterial, type Material, removeMaterial } from '../../../api';
import { usePlan } from '../plan-context';
import { useContent } from '../text/use-content';
import { iconOf } from './material-icons';
import { usePack } from '../library/pack-context';

const LinkForm = onDemand(() => import('./LinkForm').then((part) => part.LinkForm));
const MaterialDrawer = onDemand(() => import('./MaterialDrawer').then((part) => part.MaterialDrawer));

/** Slides, films and documents that a teacher brings along. */
const group = 'general';
const longestTitle = 200;

/** What stands beside the plan: slides and other files, things of the library, links. */
export function Materials() {
  const t = useText();
  const call = useCall();
  const uploads = useUploads();
  const { data, again } = usePlan();
  const [isAdding, setAdding] = useState(false);
  const planId = data.plan.id;
  const area = `prepare.${planId}`;
  useArrived(area, async ({ fileId, name }) => {
    // the file names the material: what is done again, because its answer was lost, is done once
    await call(addMaterial, { id: fileId, planId, title: name.slice(0, longestTitle), fileId });
    again();
  });
  return (
    <>
      <Row justify="between">
        <h2 className="t-head">{t('prepare.materials')}</h2>
        <Button size="small" look="quiet" icon="Link" onClick={() => setAdding(true)}>
          {t('prepare.materials.link')}
        </Button>
      </Row>
      {data.materials.length === 0 && <p className="note">{t('prepare.materials.none')}</p>}
      <ul>
        {data.materials.map((one) => (
          <MaterialLine key={one.id} material={one} />
        ))}
      </ul>
      <UploadQueue area={area} />
      <DropZone group={group} onFiles={(files) => uploads.add(files, { area, group })}>
        {t('prepare.materials.drop')}
      </DropZone>
      {isAdding && <LinkForm onClose={() => setAdding(false)} />}
    </>
  );
}

function MaterialLine({ material }: { readonly material: Material }) {
  const t = useText();
  const call = useCall();
  const { data, line, again } = usePlan();
  const { drag } = usePack();
  const { phases } = useContent(line.doc);
  const [isOpen, setOpen] = useState(false);
  const { id, title } = material;
  const planId = data.plan.id;
  const turn = async (isRemoved: boolean) => {
    await call(removeMaterial, { planId, materialId: id, isRemoved });
    again();
  };
  const remove = useAct(() => turn(true), {
    done: () => ({ id: 'prepare.materials.removed', values: { title } }),
    undo: () => turn(false),
  });
  return (
    <li
      className="pad-y-1"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copy';
        event.dataTransfer.setData('text/plain', title);
        drag({ kind: 'material', id, title });
      }}
      onDragEnd={() => drag(null)}
    >
      <Row>
        <Icon name={iconOf(material)} />
        <span className="grow shrink">
          <Button look="link" className="clip1 t-13" onClick={() => setOpen(true)}>
            <CityWords>{title}</CityWords>
          </Button>
          <PhaseChoice material={material} phases={phases} />
        </span>
        <IconButton
          icon="Dismiss"
          label={t('prepare.materials.remove', { title })}
          disabled={remove.isBusy}
          onClick={() => void remove.run()}
        />
      </Row>
      {isOpen && <MaterialDrawer material={material} onClose={() => setOpen(false)} />}
    </li>
  );
}

interface PhaseChoiceProps {
  readonly material: Material;
  readonly phases: readonly { readonly id: string; readonly name: string }[];
}

/** At which phase it is shown: by choice what dragging does too. */
function PhaseChoice({ material: { id, title, phaseId }, phases }: PhaseChoiceProps) {
  const t = useText();
  const { put, isBusy } = usePack();
  return (
    <select
      className="prepare-at soft t-12 wide"
      value={phases.some((phase) => phase.id === phaseId) ? (phaseId ?? '') : ''}
      aria-label={t('prepare.materials.at', { title })}
      disabled={isBusy}
      onChange={({ currentTarget }) => put({ kind: 'material', id, title }, currentTarget.value || null)}
    >
      <option value="">{t('prepare.materials.whole')}</option>
      {phases.map((phase, number) => (
        <option key={phase.id} value={phase.id}>
          {phase.name.trim() || t('prepare.phase.number', { number: number + 1 })}
        </option>
      ))}
    </select>
  );
}
