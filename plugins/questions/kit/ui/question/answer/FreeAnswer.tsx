import { useText } from 'edutech/core/web/hooks';
import type { Answer } from '../../../common/answer';
import type { Content } from '../../../common/content';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { ContentView } from '../content/ContentView';
import { PictureView } from '../content/PictureView';
import { Recording } from '../content/Recording';
import type { Media } from '../content/media';
import { DrawingView } from './drawing/DrawingView';

/** A free answer as it was submitted: text, drawing, photographs, recordings, files. */
export function FreeAnswer({ answer, media }: { answer: Answer; media: Media }) {
  const t = useText();
  const { content, drawing, pictures, voice, files } = answer;
  return (
    <div className="answered-free above-2 pad-y-2 pad-x-3 ground">
      {content && (
        <div>
          <ContentView content={content as Content} media={media} />
        </div>
      )}
      {drawing && drawing.length > 0 && <DrawingView strokes={drawing} />}
      {pictures && pictures.length > 0 && (
        <Row className="answered-pictures" wrap align="stretch">
          {pictures.map((file, at) => (
            <PictureView
              key={file}
              media={media}
              picture={{
                file,
                width: 320,
                height: 240,
                alt: t('questions.kit.question.photo', { number: at + 1 }),
              }}
            />
          ))}
        </Row>
      )}
      {voice && <Recording file={voice} media={media} />}
      {files && files.length > 0 && (
        <Row as="ul" align="stretch" wrap gap={4} rows={2} className="answered-files">
          {files.map((file, at) => (
            <Row as="li" inline gap={1} key={file}>
              <Icon name="Attach" size={16} />
              {media[file] ? (
                <a href={media[file]} target="_blank" rel="noopener">
                  {t('questions.kit.question.file', { number: at + 1 })}
                </a>
              ) : (
                t('questions.kit.question.file', { number: at + 1 })
              )}
            </Row>
          ))}
        </Row>
      )}
    </div>
  );
}
