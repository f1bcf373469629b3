import { type ReactNode, useRef, useState } from 'react';
import { useText, useUploads } from 'edutech/core/web/hooks';
import { secondsLeft } from 'edutech/core/web/uploads/pace';
import type { Sending } from 'edutech/core/web/uploads/uploads';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { lengthText, sizeText } from 'edutech/core/ui/rules/length';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';

interface UploadRowProps {
  readonly item: Sending;
  /** Below its row: the fields to fill in for the file. */
  readonly children?: ReactNode;
}

/** One upload: its progress, its speed, and its actions. */
export function UploadRow({ item, children }: UploadRowProps) {
  const t = useText();
  const { name, folder, bytes, sent, state } = item;
  return (
    <li className="upload-row pad-y-2" data-state={state}>
      <Icon name={state === 'ready' ? 'Checkmark' : state === 'failed' ? 'Warning' : 'Document'} />
      <span className="shrink">
        <b className="clip1 medium" title={folder ? `${folder}/${name}` : name}>
          {name}
        </b>
        {folder && <small className="clip1 note">{folder}</small>}
      </span>
      <span className="upload-state num t-13" role={state === 'failed' ? 'alert' : 'status'}>
        <StateText item={item} />
      </span>
      <progress
        className="meter upload-meter wide"
        max={bytes}
        value={sent}
        aria-label={t('media.upload.progress', { name })}
      />
      <Acts item={item} />
      {children && <div className="across">{children}</div>}
    </li>
  );
}

function StateText({ item }: { item: Sending }) {
  const t = useText();
  const { bytes, sent, speed, state, error } = item;
  const sizes = { sent: sizeText(sent), bytes: sizeText(bytes) };
  if (state === 'failed') return <ErrorText error={error} />;
  const left = state === 'sending' ? secondsLeft(bytes - sent, speed) : null;
  if (left !== null && speed !== null) {
    return t('media.upload.pace', { ...sizes, speed: sizeText(speed), left: lengthText(left) });
  }
  return t(`media.upload.state.${state}`, sizes);
}

function Acts({ item: { key, name, state } }: { item: Sending }) {
  const t = useText();
  const uploads = useUploads();
  const say = (id: string) => t(id, { name });
  const isMoving = state === 'waiting' || state === 'sending';
  return (
    <span className="upload-acts">
      {isMoving && <IconButton icon="Pause" label={say('media.upload.pause')} onClick={() => uploads.pause(key)} />}
      {state === 'paused' && (
        <IconButton icon="Play" label={say('media.upload.resume')} onClick={() => uploads.resume(key)} />
      )}
      {state === 'failed' && (
        <IconButton icon="ArrowClockwise" label={say('media.upload.retry')} onClick={() => uploads.resume(key)} />
      )}
      {state === 'lost' && <AgainButton uploadKey={key} />}
      {state !== 'taking' && (
        <IconButton
          icon="Dismiss"
          label={say(state === 'ready' ? 'media.upload.discard' : 'media.upload.remove')}
          onClick={() => uploads.remove(key, true)}
        />
      )}
    </span>
  );
}

/**
 * Begun before the browser was closed: the file is chosen again, and the upload continues where it stopped if it is the
 * same.
 */
function AgainButton({ uploadKey }: { uploadKey: string }) {
  const t = useText();
  const uploads = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setIsOther] = useState(false);
  const give = async (file: File | undefined) => {
    if (!file) return;
    try {
      setIsOther(!(await uploads.giveAgain(uploadKey, file)));
    } catch {
      // the call has shown the error
    }
  };
  return (
    <>
      {isOther && (
        <span className="ink-late t-13" role="alert">
          {t('media.upload.otherFile')}
        </span>
      )}
      <Button size="small" onClick={() => input.current?.click()}>
        {t('media.upload.chooseAgain')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          void give(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
