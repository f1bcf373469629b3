import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import { speeds } from './speeds';
import { backAt, nextStretch, type Stretch } from './stretch';
import type { Stream } from './use-stream';

/** A heading of a film's table of contents. */
export interface Chapter {
  /** Second at which it begins. */
  readonly at: number;
  readonly title: string;
}

interface FilmToolsProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly stream: Stream;
  readonly chapters: readonly Chapter[];
}

/** What the browser's own controls lack: speed and quality at hand, chapters, a stretch again and again, a small window. */
export function FilmTools({ video, stream, chapters }: FilmToolsProps) {
  const t = useText();
  return (
    <div className="film-tools pad-y-2 pad-x-3 t-13" role="toolbar" aria-label={t('media.viewer.tools')}>
      <SpeedField video={video} />
      <QualityField stream={stream} />
      <StretchButton video={video} />
      {chapters.length > 1 && (
        <Row as="span" inline gap={0} align="stretch">
          <IconButton
            icon="ChevronLeft"
            label={t('media.viewer.chapterBefore')}
            onClick={() => video.current && goTo(video.current, chapterBefore(chapters, video.current.currentTime))}
          />
          <IconButton
            icon="ChevronRight"
            label={t('media.viewer.chapterNext')}
            onClick={() => video.current && goTo(video.current, chapterAfter(chapters, video.current.currentTime))}
          />
        </Row>
      )}
      <SmallWindowButton video={video} />
    </div>
  );
}

const goTo = (media: HTMLMediaElement, second: number | undefined) => {
  if (second !== undefined) media.currentTime = second;
};
const chapterAfter = (chapters: readonly Chapter[], second: number) => chapters.find(({ at }) => at > second)?.at;
/** The beginning of this chapter, or of the one before while this one has just begun. */
const chapterBefore = (chapters: readonly Chapter[], second: number) =>
  chapters.findLast(({ at }) => at < second - 3)?.at ?? 0;

function SpeedField({ video }: Pick<FilmToolsProps, 'video'>) {
  const intl = useIntl();
  const t = useText();
  const [rate, setRate] = useState(1);
  // Keys and the browser's own menu change the speed too
  useEffect(() => {
    const media = video.current;
    const hear = () => setRate(media?.playbackRate ?? 1);
    media?.addEventListener('ratechange', hear);
    return () => media?.removeEventListener('ratechange', hear);
  }, [video]);
  const choose = (chosen: number) => {
    if (video.current) video.current.playbackRate = chosen;
  };
  const all = (speeds as readonly number[]).includes(rate) ? speeds : [...speeds, rate].sort((a, b) => a - b);
  return (
    <Row as="label" className="film-field" inline>
      {t('media.viewer.speed')}
      <select className="white" value={rate} onChange={(event) => choose(Number(event.target.value))}>
        {all.map((speed) => (
          <option key={speed} value={speed}>
            {intl.formatNumber(speed)}×
          </option>
        ))}
      </select>
    </Row>
  );
}

function QualityField({ stream: { qualities, chosen, choose } }: Pick<FilmToolsProps, 'stream'>) {
  const t = useText();
  if (qualities.length < 2) return null;
  return (
    <Row as="label" className="film-field" inline>
      {t('media.viewer.quality')}
      <select
        className="white"
        value={chosen ?? 'auto'}
        onChange={({ target }) => choose(target.value === 'auto' ? null : Number(target.value))}
      >
        <option value="auto">{t('media.viewer.qualityAuto')}</option>
        {qualities.map(({ index, height }) => (
          <option key={index} value={index}>
            {height}p
          </option>
        ))}
      </select>
    </Row>
  );
}

function StretchButton({ video }: Pick<FilmToolsProps, 'video'>) {
  const t = useText();
  const [stretch, setStretch] = useState<Stretch>(null);
  // Jumps back when the end of the stretch is reached
  useEffect(() => {
    const media = video.current;
    if (!media || !stretch) return;
    const hear = () => goTo(media, backAt(stretch, media.currentTime) ?? undefined);
    media.addEventListener('timeupdate', hear);
    return () => media.removeEventListener('timeupdate', hear);
  }, [video, stretch]);
  const press = () => setStretch(nextStretch(stretch, video.current?.currentTime ?? 0));
  const values = { from: lengthText(stretch?.from ?? 0), to: lengthText(stretch?.to ?? 0) };
  const state = stretch === null ? 'none' : stretch.to === null ? 'begun' : 'whole';
  return (
    <button type="button" className="film-button" aria-pressed={state === 'whole'} onClick={press}>
      {t(`media.viewer.stretch.${state}`, values)}
    </button>
  );
}

function SmallWindowButton({ video }: Pick<FilmToolsProps, 'video'>) {
  const t = useText();
  const [isThere, setIsThere] = useState(false);
  // Only the browser knows, and the server draws the page first
  useEffect(() => setIsThere(Boolean(document.pictureInPictureEnabled)), []);
  if (!isThere) return null;
  const toggle = () =>
    document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture().catch(() => undefined);
  return (
    <IconButton
      icon="PictureInPicture"
      className="end"
      label={t('media.viewer.smallWindow')}
      onClick={() => void toggle()}
    />
  );
}
