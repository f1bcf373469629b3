import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { useText, useUploads } from 'edutech/core/web/hooks';
import type { ResourceDetail } from '../../../api/records';
import { resourceGroup } from '../../../model/limits';
import { Field } from '../../upload/fields/Field';

interface EditedFileProps {
  readonly resource: ResourceDetail;
  /** The file that is to take the place of the old one; empty: none. */
  readonly onFile: (fileId: string) => void;
}

/** The file of a resource, and how another takes its place. */
export function EditedFile({ resource, onFile }: EditedFileProps) {
  useSignals();
  const t = useText();
  const uploads = useUploads();
  const area = `resource.edit.${resource.id}`;
  const items = uploads.queue.value.filter((item) => item.area === area);
  const newest = items.findLast(({ state }) => state === 'ready')?.fileId ?? '';
  const tell = useRef(onFile);
  tell.current = onFile;
  // The last file that has come counts
  useEffect(() => tell.current(newest), [newest]);
  return (
    <Field label={t('resource.field.file')} group>
      <p className="note">{t('resource.file.now', { name: resource.file.name })}</p>
      <UploadQueue area={area} />
      <DropZone
        group={resourceGroup}
        onFiles={(files) => {
          for (const { key } of items) uploads.remove(key, true);
          uploads.add(files.slice(0, 1), { area, group: resourceGroup });
        }}
      >
        {t('resource.file.replace')}
      </DropZone>
    </Field>
  );
}
