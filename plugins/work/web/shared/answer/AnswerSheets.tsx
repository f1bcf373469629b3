import { type ReactNode, useRef } from 'react';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Id } from 'edutech/core/common/ids';
import type { QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { Recording } from 'edutech/plugins/questions/kit/ui/question/content/Recording';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type Ink, type InkLayer, layerOf } from 'edutech/plugins/questions/kit/common/ink/ink';
import { InkView } from 'edutech/plugins/questions/kit/ui/ink/InkView';
import { PinList } from '../pins/PinList';
import { Pins } from '../pins/Pins';
import { AnswerWords } from './AnswerWords';
import { Photograph } from './Photograph';

/** Width at which words are set, whatever the screen: ink over them stays where it was drawn. CSS pixels. */
const wordsWidth = 480;
/** Words are not enlarged beyond this by themselves. */
const mostScale = 1.3;

export interface AnswerSheetsProps {
  readonly answer: Answer;
  readonly question: QuestionPart;
  readonly media: Media;
  readonly ink: Ink;
  /** 1 fits the width of the place. */
  readonly zoom?: number;
  /** In place of the plain ink: what one draws with. `fileId` undefined: over the words. */
  readonly over?: (fileId: Id | undefined) => ReactNode;
  /** Told another layer when somebody writes pinned words or turns a picture. Absent: they are only read. */
  readonly onLayer?: (layer: InkLayer) => void;
  readonly onPictureError?: (fileId: Id) => void;
}

/** A free or short answer as sheets of paper with the teacher's ink: what was written, then each photograph, then the recording. */
export function AnswerSheets({
  answer,
  question,
  media,
  ink,
  zoom = 1,
  over,
  onLayer,
  onPictureError,
}: AnswerSheetsProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { pictures = [], voice } = answer;
  const { choice, truth, gaps, content, drawing } = answer;
  const hasWords = Boolean(choice?.length || truth !== undefined || gaps?.length || content || drawing?.length);
  const inkOver = (fileId?: Id) => over?.(fileId) ?? <InkView layer={layerOf(ink, fileId)} />;
  const scale = Math.min(mostScale, width / wordsWidth) * zoom;
  return (
    <Stack justify="center" gap={4} className="work-sheets wide" ref={place}>
      {(hasWords || isBlankAnswer(answer)) && width > 0 && (
        <div className="work-sheet work-words relative breaks" style={{ zoom: scale, inlineSize: wordsWidth }}>
          <AnswerWords answer={answer} question={question} media={media} />
          {inkOver()}
          <Pins layer={layerOf(ink)} ratio={1} {...(onLayer && { onLayer })} />
        </div>
      )}
      {!onLayer && <PinList pins={layerOf(ink).pins} />}
      {pictures.map((fileId, at) => (
        <Photograph
          key={fileId}
          number={at + 1}
          address={media[fileId]}
          zoom={zoom}
          layer={layerOf(ink, fileId)}
          onError={() => onPictureError?.(fileId)}
          {...(onLayer && { onLayer })}
        >
          {inkOver(fileId)}
        </Photograph>
      ))}
      {voice && (
        <div className="work-voice wide">
          <Recording file={voice} media={media} />
        </div>
      )}
    </Stack>
  );
}
