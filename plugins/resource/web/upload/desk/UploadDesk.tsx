import type { FormEvent } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { ErrorState, ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useText, useUploads } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { resourceGroup } from '../../../model/limits';
import type { Visibility } from '../../../model/sharing';
import { type TeachingBook, useChapters } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { CommonFields } from '../fields/CommonFields';
import type { Common } from './desk';
import { FileFields } from '../fields/FileFields';
import { area, useDesk } from './use-desk';
import { useHandingIn } from './use-handing-in';
import { useSuggestions } from './use-suggestions';

interface UploadDeskProps {
  readonly books: readonly TeachingBook[];
  /** The book and the chapter that one comes from. */
  readonly book: TeachingBook;
  readonly node: string | null;
  /** Who is to see what is uploaded, unless somebody says otherwise. */
  readonly visibility: Visibility;
  /** Everything on the desk is a resource now. */
  readonly onDone?: () => void;
}

/** Files become resources: dropped at the left, described together at the right, each in its own words below its line. */
export function UploadDesk({ books, book: startBook, node, visibility, onDone }: UploadDeskProps) {
  const t = useText();
  const uploads = useUploads();
  const desk = useDesk(firstCommon(startBook.bookId, node, visibility));
  const book = books.find(({ bookId }) => bookId === desk.common.bookId) ?? startBook;
  const { chapters, error, again } = useChapters(book);
  useSuggestions(desk, chapters);
  const handing = useHandingIn(desk, book, onDone);
  const fields = { desk, chapters, showsMissing: handing.showsMissing, wrong: handing.wrong };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    handing.ask();
  };
  return (
    <Stack as="form" align="start" gap={4} className="resource-desk" onSubmit={submit} noValidate>
      <Stack as="section">
        <DropZone group={resourceGroup} folders onFiles={(files) => uploads.add(files, { area, group: resourceGroup })}>
          {t('resource.upload.drop')}
        </DropZone>
        <Stack gap={2} className={desk.items.length > 0 ? 'card resource-files' : undefined}>
          <UploadQueue
            area={area}
            below={(item) => item.state !== 'failed' && <FileFields file={item} {...fields} />}
          />
        </Stack>
      </Stack>
      <Panel title={t('resource.upload.common')}>
        <CommonFields {...fields} books={books} book={book} />
        {error !== null && chapters.length === 0 && <ErrorState error={error} onRetry={again} />}
        <Row as="footer" wrap gap={3} rows={2} className="resource-desk-foot lined-top paper">
          {handing.error !== null && (
            <p className="resource-wrong ink-late t-13" role="alert">
              <ErrorText error={handing.error} />
            </p>
          )}
          {handing.showsMissing && (
            <p className="resource-wrong ink-late t-13" role="alert">
              {t('resource.upload.missing')}
            </p>
          )}
          <Button look="primary" type="submit" busy={handing.busy} disabled={handing.count === 0}>
            {t('resource.upload.save', { count: handing.count })}
          </Button>
        </Row>
      </Panel>
    </Stack>
  );
}

const firstCommon = (bookId: string, node: string | null, visibility: Visibility): Common => ({
  bookId,
  nodeId: node ?? '',
  licence: '',
  visibility,
  authors: '',
  keywords: '',
  description: '',
  language: '',
});
