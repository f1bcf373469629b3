import { useSignals } from '@preact/signals-react/runtime';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { viewerOf } from '../../model/status';
import { sizeText } from 'edutech/core/ui/rules/length';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { useCall, usePermission, useSession, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { airDetail } from '../../api';
import { needsTickets } from '../../model/states';
import type { Lesson } from './lesson';
import { DownloadButton } from './DownloadButton';
import { type Material, MaterialDialog } from './MaterialDialog';

const AddMaterials = lazy(() =>
  loadChunk(() => import('./ManageMaterials')).then((module) => ({ default: module.AddMaterials })),
);
const ExerciseButton = lazy(() =>
  loadChunk(() => import('./ManageMaterials')).then((module) => ({ default: module.ExerciseButton })),
);
const RemoveMaterialButton = lazy(() =>
  loadChunk(() => import('./ManageMaterials')).then((module) => ({ default: module.RemoveMaterialButton })),
);

/** What the conversion has not drawn yet can only be downloaded; a Word file is drawn in the browser. */
const isReadable = ({ ext, sourcePath, pdf }: Material) =>
  sourcePath !== '' && (viewerOf(ext) !== 'office' || pdf !== '' || ext.toLowerCase() === 'docx');

/** Task sheets and other files of a lesson. */
export function Materials({ lesson }: { lesson: Lesson }) {
  const t = useText();
  useSignals();
  const { shown, open, close } = useOpened(lesson);
  const mayEdit = usePermission({ permission: 'air_class_city' });
  const isEditor = useSession().user.value !== null && mayEdit;
  if (lesson.otherFile.length === 0 && !isEditor) return null;
  return (
    <Panel title={t('air.detail.materials')}>
      <ul className="air-files ruled-list pad-x-4 pad-b-2">
        {lesson.otherFile.map((file) => (
          <Row as="li" gap={3} key={file.ffid} className="air-file pad-y-2">
            <FileBadge ext={file.ext} isSaid />
            <span className="air-row-text grow">
              <b>{file.name}</b>
              <small>
                {sizeText(file.bytes)} {file.isExercise && <Tag>{t('air.materials.exercise')}</Tag>}
              </small>
            </span>
            {isReadable(file) && (
              <Button
                look="quiet"
                size="small"
                href={file.sourcePath}
                target="_blank"
                rel="noopener"
                aria-haspopup="dialog"
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  open(file);
                }}
              >
                {t('air.detail.preview')}
              </Button>
            )}
            <DownloadButton resourceId={lesson.resourceId} fileId={file.ffid} />
            {isEditor && (
              <Suspense>
                <ExerciseButton lesson={lesson} material={file} />
                <RemoveMaterialButton lesson={lesson} material={file} />
              </Suspense>
            )}
          </Row>
        ))}
      </ul>
      {isEditor && (
        <Suspense>
          <AddMaterials lesson={lesson} />
        </Suspense>
      )}
      {shown && <MaterialDialog material={shown} onClose={close} />}
    </Panel>
  );
}

/** The material that is looked at. */
function useOpened(lesson: Lesson) {
  const call = useCall();
  const [shown, setShown] = useState<Material | null>(null);
  const open = async (file: Material) => {
    if (!needsTickets(lesson)) return setShown(file);
    // those of the page are over after a minute, and whoever has watched first comes later
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
