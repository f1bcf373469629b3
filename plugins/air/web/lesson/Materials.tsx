import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useSignals } from '@preact/signals-react/runtime';
import { lazy, type MouseEvent, Suspense } from 'react';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { sizeText } from 'edutech/core/ui/rules/length';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { usePermission, useSession, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Lesson } from './lesson';
import { DownloadButton } from './DownloadButton';
import { MaterialDialog } from './MaterialDialog';
import { isReadable, type OpenedMaterial } from './opened-material';
import { PackButton } from './PackButton';

const AddMaterials = lazy(() =>
  loadChunk(() => import('./ManageMaterials')).then((module) => ({ default: module.AddMaterials })),
);
const ExerciseButton = lazy(() =>
  loadChunk(() => import('./ManageMaterials')).then((module) => ({ default: module.ExerciseButton })),
);
const RemoveMaterialButton = lazy(() =>
  loadChunk(() => import('./ManageMaterials')).then((module) => ({ default: module.RemoveMaterialButton })),
);

/** Task sheets and other files of a lesson. */
export function Materials({ lesson, opened }: { lesson: Lesson; opened: OpenedMaterial }) {
  const t = useText();
  useSignals();
  const { shown, open, close } = opened;
  const mayEdit = usePermission({ permission: 'air_class_city' });
  const isEditor = useSession().user.value !== null && mayEdit;
  if (lesson.otherFile.length === 0 && !isEditor) return null;
  return (
    <Panel title={t('air.detail.materials')} end={<PackButton lesson={lesson} />}>
      <ul className="air-files ruled-list pad-x-4 pad-b-2">
        {lesson.otherFile.map((file) => (
          <Row as="li" gap={3} key={file.ffid} className="air-file pad-y-2">
            <FileBadge ext={file.ext} isSaid />
            <span className="air-row-text grow">
              <b lang={langOf(file.name)}>{file.name}</b>
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
