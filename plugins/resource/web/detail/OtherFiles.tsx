import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { sizeText } from 'edutech/core/ui/rules/length';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { hasTicket } from 'edutech/plugins/media/kit/ui/viewer/steady-address';
import type { ResourceDetail, ShownFile } from '../../api/records';
import { DownloadButton } from './DownloadButton';

interface OtherFilesProps {
  readonly resource: ResourceDetail;
  /** The one on the stage. */
  readonly shown: ShownFile;
  readonly onLook: (file: ShownFile) => void;
}

/** The files of a resource that has several: each can be put on the stage and downloaded. */
export function OtherFiles({ resource, shown, onLook }: OtherFilesProps) {
  const t = useText();
  const look = useLook(resource, onLook);
  if (resource.otherFile.length === 0) return null;
  return (
    <Panel title={t('resource.files')}>
      <Stack as="ul" gap={0} className="card-body resource-lines ruled-list">
        {[resource.file, ...resource.otherFile].map((file) => (
          <li key={file.ffid}>
            <FileBadge ext={file.ext} />
            <Stack as="span" gap={0} className="resource-line-words">
              <b className="clip1">{file.name}</b>
              <small className="soft">{sizeText(file.bytes)}</small>
            </Stack>
            <Button
              size="small"
              look="quiet"
              aria-pressed={file.ffid === shown.ffid}
              aria-label={t('resource.look.atFile', { name: file.name })}
              onClick={() => look(file)}
            >
              {t('resource.look.at')}
            </Button>
            <DownloadButton
              resource={resource}
              size="small"
              name={file.name}
              fileId={file.ffid === resource.file.ffid ? undefined : file.ffid}
            />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/**
 * Puts a file on the stage. A ticket is over after a minute, and whoever comes to another file has looked at the one before
 * for longer: the page is read again first, and has new ones.
 */
function useLook(resource: ResourceDetail, onLook: OtherFilesProps['onLook']) {
  const { revalidate } = useRevalidator();
  const [next, setNext] = useState<{ readonly ffid: string; readonly seen: ResourceDetail } | null>(null);
  // Once the page has been read again
  useEffect(() => {
    if (!next || next.seen === resource) return;
    setNext(null);
    const file = [resource.file, ...resource.otherFile].find(({ ffid }) => ffid === next.ffid);
    if (file) onLook(file);
  }, [next, resource, onLook]);
  return (file: ShownFile) => {
    if (!hasTicket(file.sourcePath)) return onLook(file);
    setNext({ ffid: file.ffid, seen: resource });
    void revalidate();
  };
}
