import { useEffect, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Voice } from 'edutech/plugins/questions/kit/ui/capture/voice/Voice';
import { DrawingView } from 'edutech/plugins/questions/kit/ui/question/answer/drawing/DrawingView';
import { ContentView } from 'edutech/plugins/questions/kit/ui/question/content/ContentView';
import { isEmptyContent } from 'edutech/plugins/questions/kit/common/walk-content';
import type { Answer } from '../../api/records';
import { convertedTopic } from 'edutech/plugins/media/kit/common/converted-topic';
import { captionsOf } from './captions';
import { useNews } from './use-news';

const VideoViewer = onDemand(() =>
  import('edutech/plugins/media/kit/ui/viewer/film/VideoViewer').then((part) => part.VideoViewer),
);

interface AnswerBodyProps {
  readonly answer: Answer;
  readonly onBegin?: () => void;
}

/** What an answer says, in its own way. */
export function AnswerBody({ answer, onBegin }: AnswerBodyProps) {
  const t = useText();
  const { kind, content, drawing, film, cut, captions, seconds, author } = answer;
  const subtitles = useSubtitles(captions, seconds, cut?.from);
  // An original that somebody watches plays on when its stream is ready
  const [playsOriginal, setPlaysOriginal] = useState(false);
  const stream = playsOriginal ? '' : (film?.stream ?? '');
  useNews(film?.isConverting ? [`${convertedTopic}:${film.file}`] : []);
  const name = t('coach.answer.by', { name: author });
  return (
    <Stack gap={2} className="breaks">
      {film && kind === 'film' && (
        <VideoViewer
          key={stream === '' ? 'original' : 'stream'}
          src={film.address}
          stream={stream}
          poster={film.poster}
          name={name}
          captions={subtitles}
          {...(cut && { part: cut })}
          onProgress={() => {
            if (stream === '') setPlaysOriginal(true);
            onBegin?.();
          }}
        />
      )}
      {film && kind === 'voice' && <Voice src={film.address} label={name} className="wide" />}
      {film?.isConverting && (
        <p className="fine" role="status">
          {t('coach.answer.converting')}
        </p>
      )}
      {!isEmptyContent(content) && <ContentView content={content} media={{}} />}
      {drawing.length > 0 && <DrawingView strokes={drawing} />}
      {kind === 'voice' && captions !== '' && <p className="note lines">{captions}</p>}
    </Stack>
  );
}

/** Subtitles at an address of this page. */
function useSubtitles(captions: string, seconds: number, begin = 0): string {
  const [address, setAddress] = useState('');
  // They get an address for as long as the film stands here
  useEffect(() => {
    if (captions === '') return;
    const url = URL.createObjectURL(new Blob([captionsOf(captions, seconds, begin)], { type: 'text/vtt' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [captions, seconds, begin]);
  return captions === '' ? '' : address;
}
