import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { Chip } from 'edutech/core/ui/Chip';
import { IconButton } from 'edutech/core/ui/IconButton';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { useCall, useMessages, useText, useUploads } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { addAirMaterial, markAirExercise, removeAirMaterial, restoreAirMaterial } from '../../api';
import { materialsArea, materialsGroup } from '../../model/materials';
import type { Lesson } from './lesson';
import type { Material } from './MaterialDialog';

/**
 * For the city's editors: files dropped here stand among the materials as soon as the server has looked at them. They go on
 * while one moves to other pages, and are put into place when one comes back.
 */
export function AddMaterials({ lesson }: { lesson: Lesson }) {
  const t = useText();
  useSignals();
  const uploads = useUploads();
  const call = useCall();
  const messages = useMessages();
  const revalidator = useRevalidator();
  const area = materialsArea(lesson.resourceId);
  const ready = uploads.queue.value.find((item) => item.area === area && item.state === 'ready');
  // Puts what has arrived among the materials, one after the other
  useEffect(() => {
    if (!ready?.fileId) return;
    // off the list at once: each is put into place once
    uploads.remove(ready.key);
    call(addAirMaterial, { id: lesson.resourceId, fileId: ready.fileId }).then(
      () => {
        messages.show('air.materials.added', { tone: 'success', values: { name: ready.name } });
        return revalidator.revalidate();
      },
      () => undefined, // the call has shown the error
    );
  }, [ready, uploads, call, messages, revalidator, lesson.resourceId]);
  return (
    <Stack className="pad-t-3 pad-x-4 pad-b-4">
      <UploadQueue area={area} />
      <DropZone group={materialsGroup} folders onFiles={(files) => uploads.add(files, { area, group: materialsGroup })}>
        {t('air.materials.drop')}
      </DropZone>
    </Stack>
  );
}

/** Says that a file is an exercise, or that it is none: lessons that have one are found by it. */
export function ExerciseButton({ lesson, material: { ffid, isExercise } }: { lesson: Lesson; material: Material }) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const mark = () =>
    call(markAirExercise, { id: lesson.resourceId, ffid, isExercise: !isExercise }).then(
      () => revalidate(),
      () => undefined, // the call has shown the error
    );
  return (
    <Chip selected={isExercise} onClick={() => void mark()}>
      {t('air.materials.exercise')}
    </Chip>
  );
}

/** Takes a file from the lesson at once, and offers to put it back. */
export function RemoveMaterialButton({ lesson, material }: { lesson: Lesson; material: Material }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const { ffid, name } = material;
  const id = lesson.resourceId;
  const remove = async () => {
    try {
      await call(removeAirMaterial, { id, ffid });
    } catch {
      return; // the call has shown the error
    }
    say('air.materials.removed', { name }, () => call(restoreAirMaterial, { id, ffid }));
  };
  return <IconButton icon="Delete" label={t('air.materials.remove', { name })} onClick={() => void remove()} />;
}
