import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall } from 'edutech/core/web/hooks';
import { addMaterial, moveMaterial, removeMaterial } from '../../../api';
import { phasesIn } from '../../../model/plan/shared-plan';
import { usePlan } from '../plan-context';
import type { Pack, Thing } from './pack-context';
import { useLessonExercise } from './use-lesson-exercise';

/** Puts things into the plan; `lastPlace` answers the field where one has written last. */
export function usePacking(lastPlace: () => string): Pack {
  const call = useCall();
  const { data, line, again } = usePlan();
  const [dragged, drag] = useState<Thing | null>(null);
  const exercise = useLessonExercise();
  const planId = data.plan.id;
  const lastPhase = () => phasesIn(line.doc).find(({ id }) => lastPlace().startsWith(id))?.id ?? null;
  const act = useAct(
    async (thing: Exclude<Thing, { kind: 'question' }>, phaseId: string | null) => {
      const { kind, id, title } = thing;
      const materialId = kind === 'material' ? id : newId();
      const before = data.materials.find((one) => one.id === id)?.phaseId ?? null;
      const at = phaseId ? { phaseId } : {};
      if (kind === 'material') await call(moveMaterial, { planId, materialId, phaseId });
      else await call(addMaterial, { id: materialId, planId, title, resourceId: id, ...at });
      again();
      return { materialId, before, isNew: kind !== 'material' };
    },
    {
      done: (_, { title }) => ({ id: 'prepare.materials.put', values: { title } }),
      undo: async ({ materialId, before, isNew }) => {
        if (isNew) await call(removeMaterial, { planId, materialId, isRemoved: true });
        else await call(moveMaterial, { planId, materialId, phaseId: before });
        again();
      },
    },
  );
  const put = (thing: Thing, phaseId: string | null = lastPhase()) => {
    drag(null);
    if (thing.kind === 'question') exercise.add([thing.question]);
    else void act.run(thing, phaseId);
  };
  return { dragged, drag, put, isBusy: act.isBusy, exercise };
}
