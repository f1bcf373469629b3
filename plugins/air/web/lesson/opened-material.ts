import { useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import { airDetail } from '../../api';
import { needsTickets } from '../../model/states';
import { viewerOf } from '../../model/status';
import type { Lesson } from './lesson';
import type { Material } from './MaterialDialog';

/** What the conversion has not drawn yet can only be downloaded; a Word file is drawn in the browser. */
export const isReadable = ({ ext, sourcePath, pdf }: Material) =>
  sourcePath !== '' && (viewerOf(ext) !== 'office' || pdf !== '' || ext.toLowerCase() === 'docx');

export type OpenedMaterial = ReturnType<typeof useOpened>;

/** The material that is looked at. */
export function useOpened(lesson: Lesson) {
  const call = useCall();
  const [shown, setShown] = useState<Material | null>(null);
  const open = async (file: Material) => {
    if (!needsTickets(lesson)) return setShown(file);
    // addresses of the page end after a minute; a person who watches first opens materials later
    const { otherFile } = await call(airDetail, { id: lesson.resourceId });
    setShown(otherFile.find(({ ffid }) => ffid === file.ffid) ?? null);
  };
  return {
    shown,
    // where it fails the call has said why
    open: (file: Material) => void open(file).catch(() => undefined),
    close: () => setShown(null),
  };
}
