import { useRef, useState } from 'react';
import { fileGroups, isInGroup } from 'edutech/core/common/files/file-groups';
import { maxStudentUploadBytes } from 'edutech/core/common/files/uploads';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { sizeText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import type { CaptureProps } from '../capture-props';
import { FileState } from '../FileState';
import { Refused } from '../Refused';
import { useFiles } from '../use-files';

/** Most files of one answer (`Answer.files`). */
const mostFiles = 5;

interface FileDeskProps extends CaptureProps {
  /** Names of files that the server has. */
  readonly names: Readonly<Record<string, string>>;
}

/** Documents of an answer: chosen or dropped, up to five. A wrong type shows the allowed types, and changes nothing. */
export function FileDesk({ names, ...props }: FileDeskProps) {
  const t = useText();
  const desk = useFiles(props, 'files');
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { disabled = false } = props;
  const room = mostFiles - desk.files.length;
  const choose = async (files: readonly File[]) => {
    const isRight = ({ name, size }: File) =>
      isInGroup(name, 'attachments') && size > 0 && size <= maxStudentUploadBytes;
    const wrong = files.find((file) => !isRight(file));
    const right = files.filter(isRight);
    setRefused(wrong ? refusalOf(wrong) : right.length > room ? say('questions.kit.capture.file.tooMany') : null);
    for (const file of right.slice(0, room)) await desk.add({ content: file, name: file.name, group: 'attachments' });
  };
  const say = (id: string, values = {}) => t(id, { most: mostFiles, ...values });
  const refusalOf = ({ name, size }: File) =>
    isInGroup(name, 'attachments')
      ? say(size === 0 ? 'questions.kit.capture.file.empty' : 'questions.kit.capture.tooLarge', {
          name,
          megabytes: maxStudentUploadBytes / 1_048_576,
        })
      : say('questions.kit.capture.wrongKind', {
          name,
          allowed: fileGroups.attachments.join(t('questions.kit.capture.comma')),
        });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place to drop; its button does the same by keyboard
    <div
      role="group"
      className="file-desk shrink"
      aria-label={say('questions.kit.capture.file.desk')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!disabled) void choose([...event.dataTransfer.files]);
      }}
    >
      {desk.files.length > 0 && (
        <ul className="file-rows framed round-card">
          {desk.files.map((file) => {
            const name = file.handIn?.name ?? names[file.id] ?? say('questions.kit.capture.file.unnamed');
            return (
              <li key={file.id} className="file-row">
                <Icon name="Document" />
                <span className="file-name">
                  <b className="clip1" title={name}>
                    {file.address ? (
                      <a href={file.address} target="_blank" rel="noopener">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </b>
                  {file.content && <small className="num">{sizeText(file.content.size)}</small>}
                </span>
                <FileState file={file} onRetry={() => desk.retry(file.id)} />
                {!disabled && (
                  <IconButton
                    icon="Delete"
                    label={say('questions.kit.capture.file.remove', { name })}
                    onClick={() => desk.remove(file.id, 'questions.kit.capture.file.removed')}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!disabled && room > 0 && (
        <Row className="no-print" wrap gap={3} rows={2}>
          <Button icon="Attach" size="large" onClick={() => input.current?.click()}>
            {t('questions.kit.capture.file.choose')}
          </Button>
          <small className="muted">
            {t('questions.kit.capture.file.hint', { most: mostFiles, megabytes: maxStudentUploadBytes / 1_048_576 })}
          </small>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={fileGroups.attachments.map((ending) => `.${ending}`).join(',')}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // the same file may be chosen again
              currentTarget.value = '';
              void choose(files);
            }}
          />
        </Row>
      )}
      {refused !== null && <Refused text={refused} />}
    </div>
  );
}
