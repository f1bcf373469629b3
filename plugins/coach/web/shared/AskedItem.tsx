import { useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import type { Item, Medium } from '../../api/records';
import { mediaOf } from './media-of';

/** What is asked about: a question of the bank, or the words and pictures of one's own exercise. */
export function AskedItem({ item }: { readonly item: Item }) {
  const { body, words, pictures, media } = item;
  return (
    <Stack gap={2} className="breaks">
      {body && <QuestionView body={body} media={mediaOf(media)} />}
      {!body && words !== '' && (
        <p className="lines" lang={langOf(words)}>
          {words}
        </p>
      )}
      <Pictures files={pictures} media={media} />
    </Stack>
  );
}

interface PicturesProps {
  readonly files: readonly string[];
  readonly media: readonly Medium[];
}

/** Photographs that students took; each opens large. */
export function Pictures({ files, media }: PicturesProps) {
  const t = useText();
  const addresses = mediaOf(media);
  if (files.length === 0) return null;
  return (
    <Row wrap>
      {files.map((file, at) => (
        <a key={file} href={addresses[file]} target="_blank" rel="noreferrer" aria-label={t('coach.photo.open')}>
          <img src={addresses[file]} alt={t('coach.photo', { number: at + 1 })} className="coach-photo round framed" />
        </a>
      ))}
    </Row>
  );
}
