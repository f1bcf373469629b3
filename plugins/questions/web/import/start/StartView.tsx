import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useText, useUploads } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { ImportLine } from '../load-import';
import { Formats } from './Formats';
import { ImportList } from './ImportList';
import { area, useStarting } from './use-starting';

/** Files come in at the top; below stand those that were read, and how far the others are. */
export function StartView({ imports }: { readonly imports: readonly ImportLine[] }) {
  const t = useText();
  const uploads = useUploads();
  const { refused, started } = useStarting();
  return (
    <PageFrame title={t('questions.import.title')} note={t('questions.import.note')}>
      <Stack align="start" gap={4} className="questions-import-start">
        <Stack as="section">
          <DropZone group="papers" onFiles={(files) => uploads.add(files, { area, group: 'papers' })}>
            {t('questions.import.drop')}
          </DropZone>
          <UploadQueue
            area={area}
            below={({ fileId }) => {
              const error = fileId && refused.get(fileId);
              return error ? (
                <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
                  <ErrorText error={error} />
                </p>
              ) : null;
            }}
          />
        </Stack>
        <Formats />
      </Stack>
      <ImportList imports={imports} opens={started.length === 1 ? started[0] : undefined} />
    </PageFrame>
  );
}
