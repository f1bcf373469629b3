import { useText } from 'edutech/core/web/hooks';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { Row } from 'edutech/core/ui/layout/Row';

interface AskedProps {
  readonly body: QuestionBody | null;
  readonly pictures: readonly string[];
  readonly media: Media;
  readonly number?: number;
}

/** What is asked: a question of the bank, or the pictures of one. */
export function Asked({ body, pictures, media, number }: AskedProps) {
  return (
    <>
      {body && <QuestionView body={body} media={media} {...(number !== undefined && { number })} />}
      <Photos pictures={pictures} media={media} />
    </>
  );
}

/** Pictures that a student has taken. */
export function Photos({ pictures, media }: Pick<AskedProps, 'pictures' | 'media'>) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <Row align="stretch" wrap>
      {pictures.map((file, at) => (
        <img key={file} src={media[file]} alt={t('wrong.photo', { number: at + 1 })} className="wrong-photo round" />
      ))}
    </Row>
  );
}
