import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fileGroups, isInGroup } from 'edutech/core/common/files/file-groups';
import { maxStudentUploadBytes } from 'edutech/core/common/files/uploads';
import type { Id } from 'edutech/core/common/ids';
import { mostAnswerPictures } from '../../../common/answer';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { useMessages, useText } from 'edutech/core/web/hooks';
import { undoMilliseconds } from 'edutech/core/ui/form/saving/use-undo';
import type { CaptureProps } from '../capture-props';
import { Refused } from '../Refused';
import { useFiles } from '../use-files';
import { AddTile } from './AddTile';
import { PhotoCard } from './PhotoCard';
import { pictureWork } from './picture-work';

const loadStudio = () => loadChunk(() => import('./Studio'));
const Studio = lazy(() => loadStudio().then((module) => ({ default: module.Studio })));

/** The mode of the studio: photographing, or working on chosen pictures, one after the other. */
interface Shooting {
  /** Waiting to be cut to their sheets. */
  readonly sources: readonly Blob[];
  /** The picture to be replaced; absent: new ones are added at the end. */
  readonly instead?: Id;
}

/**
 * Photographs of an answer, up to nine: taken by the camera or chosen, cut to their sheet, put in order by dragging, by
 * buttons or by Alt and arrows. Each is kept on this device first and sent in the background.
 */
export function PhotoDesk(props: CaptureProps) {
  const { say, refusalOf } = useWords();
  const messages = useMessages();
  const desk = useFiles(props, 'pictures');
  const [shooting, setShooting] = useState<Shooting | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const dragged = useRef<Id | null>(null);
  const { disabled = false } = props;
  const room = mostAnswerPictures - desk.files.length;
  // Loads everything needed for photographing before the network is lost
  useEffect(() => {
    if (disabled) return;
    pictureWork.prepare();
    loadStudio().catch(() => undefined);
  }, [disabled]);

  const choose = (files: readonly File[], instead?: Id) => {
    const wrong = files.find(({ name, size }) => !isInGroup(name, 'answerPictures') || size > maxStudentUploadBytes);
    const right = files.filter((file) => isInGroup(file.name, 'answerPictures') && file.size <= maxStudentUploadBytes);
    const taken = right.slice(0, instead === undefined ? room : 1);
    setRefused(
      wrong ? refusalOf(wrong) : taken.length < right.length ? say('questions.kit.capture.photo.tooMany') : null,
    );
    if (taken.length > 0) setShooting({ sources: taken, instead });
  };
  const keep = async (content: Blob, isDoubtful: boolean) => {
    const number = desk.files.length + 1;
    const name = `${say('questions.kit.capture.photo.name', { number })}.jpg`;
    await desk.add({ content, name, group: 'answerPictures', isDoubtful }, shooting?.instead);
  };
  /** Chosen but unused pictures are shown, and can be continued. */
  const close = (left: readonly Blob[]) => {
    setShooting(null);
    if (left.length === 0 || shooting?.instead !== undefined) return;
    messages.show('questions.kit.capture.photo.left', {
      values: { count: left.length },
      milliseconds: undoMilliseconds,
      undo: () => setShooting({ sources: left }),
    });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a place to drop; its buttons do the same by keyboard
    <div
      role="group"
      className="photo-desk shrink"
      aria-label={say('questions.kit.capture.photo.desk')}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files') || disabled) return;
        event.preventDefault();
        choose([...event.dataTransfer.files]);
      }}
    >
      <ol className="photo-list">
        {desk.files.map((file, at) => (
          <PhotoCard
            key={file.id}
            file={file}
            at={at}
            count={desk.files.length}
            disabled={disabled}
            onMove={(to) => desk.move(file.id, to)}
            onDrag={() => {
              dragged.current = file.id;
            }}
            onDropped={() => {
              if (dragged.current && dragged.current !== file.id) desk.move(dragged.current, at);
              dragged.current = null;
            }}
            onEdit={file.content && (() => setShooting({ sources: [file.content!], instead: file.id }))}
            onRemove={() => desk.remove(file.id, 'questions.kit.capture.photo.removed')}
            onRetry={() => desk.retry(file.id)}
          />
        ))}
        {!disabled && room > 0 && (
          <AddTile
            isFirst={desk.files.length === 0}
            most={mostAnswerPictures}
            onCamera={() => setShooting({ sources: [] })}
            onFiles={(files) => choose(files)}
          />
        )}
      </ol>
      {refused !== null && <Refused text={refused} onUnderstood={() => setRefused(null)} />}
      {shooting && (
        <Suspense>
          <Studio sources={shooting.sources} onPicture={keep} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** What the desk says, and why a chosen file is none of its pictures. */
function useWords() {
  const t = useText();
  const say = (id: string, values = {}) => t(id, { most: mostAnswerPictures, ...values });
  const refusalOf = ({ name, size }: File) =>
    size > maxStudentUploadBytes
      ? say('questions.kit.capture.tooLarge', { name, megabytes: maxStudentUploadBytes / 1_048_576 })
      : say(/\.hei[cf]$/i.test(name) ? 'questions.kit.capture.photo.wrongPhone' : 'questions.kit.capture.wrongKind', {
          name,
          allowed: fileGroups.answerPictures.join(t('questions.kit.capture.comma')),
        });
  return { say, refusalOf };
}
