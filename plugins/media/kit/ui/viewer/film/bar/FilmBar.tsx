import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import { isTyping } from 'edutech/core/ui/keys/page-keys';
import { pressMediaKey, togglePlay } from '../media-keys';
import type { Stream } from '../use-stream';
import type { Chapter } from './film-parts';
import { ChapterButtons, QualityField, SmallWindowButton, SpeedField, StretchButton, SubtitlesButton } from './fields';
import { toggleFullScreen } from './full-screen';
import { SeekLine } from './SeekLine';
import { usePlayed } from './use-played';

interface FilmBarProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly stream: Stream;
  readonly chapters: readonly Chapter[];
  readonly hasCaptions: boolean;
}

/** The one bar of a film: below the picture, so that it covers nothing of the board that the film shows. */
export function FilmBar({ video, stream, chapters, hasCaptions }: FilmBarProps) {
  const t = useText();
  const played = usePlayed(video);
  const [isOpen, setOpen] = useState(false);
  const change = (act: (media: HTMLVideoElement) => void) => () => video.current && act(video.current);
  const onKey = (event: KeyboardEvent) => {
    // fields and buttons have keys of their own
    if (isTyping(event.target) || event.key === ' ') return;
    pressMediaKey(event, video.current);
  };
  return (
    <>
      {played.isFresh && (
        <span className="film-start circle" aria-hidden="true">
          <Icon name="Play" size={24} />
        </span>
      )}
      <div className="film-bar pad-x-3 t-13" role="toolbar" aria-label={t('media.viewer.tools')} onKeyDown={onKey}>
        <SeekLine
          played={played}
          chapters={chapters}
          onSeek={(second) => change((media) => (media.currentTime = second))()}
        />
        <Row wrap gap={1} data-open={isOpen || undefined} className="film-tools">
          <IconButton
            icon={played.isPaused ? 'Play' : 'Pause'}
            label={t(played.isPaused ? 'media.viewer.play' : 'media.viewer.pause')}
            onClick={change(togglePlay)}
          />
          <span className="film-sound">
            <IconButton
              icon="Speaker"
              label={t('media.viewer.mute')}
              pressed={played.isMuted}
              onClick={change((media) => (media.muted = !media.muted))}
            />
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={played.isMuted ? 0 : Math.round(played.volume * 100)}
              aria-label={t('media.viewer.volume')}
              onChange={({ target }) =>
                change((media) => {
                  media.volume = Number(target.value) / 100;
                  media.muted = media.volume === 0;
                })()
              }
            />
          </span>
          <span className="num nowrap film-time">
            {lengthText(played.second)} / {lengthText(played.length)}
          </span>
          <span className="film-rest">
            <StretchButton video={video} />
            <ChapterButtons video={video} chapters={chapters} />
            <QualityField stream={stream} />
            <SmallWindowButton video={video} />
          </span>
          <SpeedField video={video} rate={played.rate} />
          {hasCaptions && <SubtitlesButton video={video} />}
          <IconButton
            icon="Options"
            className="film-more"
            label={t('media.viewer.more')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton icon="FullScreen" label={t('media.viewer.fullScreen')} onClick={change(toggleFullScreen)} />
        </Row>
      </div>
    </>
  );
}
