import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { PictureButton } from 'edutech/core/ui/picture/PictureButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { type KeptBook, removeCover, uploadCover } from '../../api';
import { Cover } from '../shared/Cover';

/** Pixels of a cover: of the shape in which covers are drawn, sharp on fine screens. */
const coverSize = { width: 352, height: 472 };

interface CoverFieldProps {
  readonly book: KeptBook;
  /** The book has another version now. */
  readonly onChanged: (version: number) => void;
}

/** The cover of a book: saved as soon as it is chosen. */
export function CoverField({ book, onChanged }: CoverFieldProps) {
  const t = useText();
  const call = useCall();
  const revalidator = useRevalidator();
  const take = async (answer: Promise<{ readonly version: number }>) => {
    onChanged((await answer).version);
    await revalidator.revalidate();
  };
  return (
    <Row gap={4} className="textbook-cover-field">
      <Cover book={book} hue={undefined} />
      <span>
        <PictureButton
          small
          size={coverSize}
          onDone={(file) => take(call(uploadCover, { bookId: book.bookId }, { files: { file } }))}
        >
          {t('textbook.books.cover')}
        </PictureButton>
        {book.coverPath && (
          <Button
            size="small"
            look="quiet"
            onClick={() => void take(call(removeCover, { bookId: book.bookId })).catch(() => undefined)}
          >
            {t('textbook.books.drawnCover')}
          </Button>
        )}
      </span>
    </Row>
  );
}
