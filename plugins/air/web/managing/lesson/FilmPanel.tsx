import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { Panel } from 'edutech/core/ui/Card';
import { sizeText } from 'edutech/core/ui/rules/length';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { useCall, useMessages, useText, useUploads } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { setLessonFilm } from '../../../api';
import { materialsGroup } from '../../../model/materials';
import { converting, ready } from '../../../model/status';
import type { KeptLesson } from './kept-lesson';

/** What is watched, heard or read: one file; dropping another puts it in its place. */
export function FilmPanel({ lesson, mayEdit }: { readonly lesson: KeptLesson; readonly mayEdit: boolean }) {
  const t = useText();
  const { film, status } = lesson;
  return (
    <Panel title={t('air.lesson.film')}>
      {film ? (
        <Row gap={3} className="air-file pad-y-2">
          <FileBadge ext={film.ext} isSaid />
          <span className="air-row-text grow">
            <b>{film.name}</b>
            <small>
              {sizeText(film.bytes)}
              {status !== ready && (
                <>
                  {' · '}
                  {t(status === converting ? 'air.detail.converting' : 'air.detail.failedHint')}
                </>
              )}
            </small>
          </span>
        </Row>
      ) : (
        <p className="card-body muted">{t('air.lesson.noFilm')}</p>
      )}
      {mayEdit && <UploadFilm lesson={lesson} />}
    </Panel>
  );
}

function UploadFilm({ lesson }: { readonly lesson: KeptLesson }) {
  const t = useText();
  useSignals();
  const uploads = useUploads();
  const call = useCall();
  const messages = useMessages();
  const revalidator = useRevalidator();
  const area = `air.film.${lesson.id}`;
  const { id, version } = lesson;
  const done = uploads.queue.value.find((item) => item.area === area && item.state === 'ready');
  // Puts what has arrived into the lesson, once
  useEffect(() => {
    if (!done?.fileId) return;
    uploads.remove(done.key);
    call(setLessonFilm, { id, version, fileId: done.fileId }).then(
      () => {
        messages.show('air.lesson.filmSet', { tone: 'success', values: { name: done.name } });
        return revalidator.revalidate();
      },
      () => revalidator.revalidate(), // the call has shown the error
    );
  }, [done, uploads, call, messages, revalidator, id, version]);
  return (
    <Stack className="pad-t-3 pad-x-4 pad-b-4">
      <UploadQueue area={area} />
      <DropZone
        group={materialsGroup}
        onFiles={(files) => uploads.add(files.slice(0, 1), { area, group: materialsGroup })}
      >
        {t(lesson.film ? 'air.lesson.dropOther' : 'air.lesson.drop')}
      </DropZone>
    </Stack>
  );
}
