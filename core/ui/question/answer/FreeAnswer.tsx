import { useIntl } from 'react-intl';
import type { Answer } from '../../../common/question/answer';
import type { Content } from '../../../common/question/content';
import { ContentView } from '../content/ContentView';
import { PictureView } from '../content/PictureView';
import { Recording } from '../content/Recording';
import type { Media } from '../content/media';
import { DrawingView } from './drawing/DrawingView';

/** A free answer as it was handed in: text, drawing, photographs, voice. */
export function FreeAnswer({ answer, media }: { answer: Answer; media: Media }) {
  const intl = useIntl();
  const { content, drawing, pictures, voice } = answer;
  return (
    <div className="answered-free">
      {content && (
        <div>
          <ContentView content={content as Content} media={media} />
        </div>
      )}
      {drawing && drawing.length > 0 && <DrawingView strokes={drawing} />}
      {pictures && pictures.length > 0 && (
        <div className="answered-pictures">
          {pictures.map((file, at) => (
            <PictureView
              key={file}
              media={media}
              picture={{
                file,
                width: 320,
                height: 240,
                alt: intl.formatMessage({ id: 'core.question.photo' }, { number: at + 1 }),
              }}
            />
          ))}
        </div>
      )}
      {voice && <Recording file={voice} media={media} />}
    </div>
  );
}
