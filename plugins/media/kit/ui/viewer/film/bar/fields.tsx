import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from 'edutech/core/ui/IconButton';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import { speeds } from '../speeds';
import { backAt, nextStretch, type Stretch } from '../stretch';
import type { Stream } from '../use-stream';
import { type Chapter, chapterAfter, chapterBefore } from './film-parts';

interface OfFilm {
  readonly video: RefObject<HTMLVideoElement | null>;
}

const goTo = (media: HTMLMediaElement | null, second: number | undefined) => {
  if (media && second !== undefined) media.currentTime = second;
};

export function SpeedField({ video, rate }: OfFilm & { readonly rate: number }) {
  const intl = useIntl();
  const t = useText();
  const choose = (chosen: number) => {
    if (video.current) video.current.playbackRate = chosen;
  };
  const all = (speeds as readonly number[]).includes(rate) ? speeds : [...speeds, rate].sort((a, b) => a - b);
  return (
    <select
      className="film-field"
      aria-label={t('media.viewer.speed')}
      title={t('media.viewer.speed')}
      value={rate}
      onChange={(event) => choose(Number(event.target.value))}
    >
      {all.map((speed) => (
        <option key={speed} value={speed}>
          {intl.formatNumber(speed)}×
        </option>
      ))}
    </select>
  );
}

export function QualityField({ stream: { qualities, chosen, choose } }: { readonly stream: Stream }) {
  const t = useText();
  if (qualities.length < 2) return null;
  return (
    <select
      className="film-field"
      aria-label={t('media.viewer.quality')}
      title={t('media.viewer.quality')}
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
  );
}

export function SubtitlesButton({ video }: OfFilm) {
  const t = useText();
  const [isOn, setOn] = useState(true);
  // A key changes them too
  useEffect(() => {
    const tracks = video.current?.textTracks;
    const hear = () => setOn(tracks?.[0]?.mode === 'showing');
    tracks?.addEventListener('change', hear);
    return () => tracks?.removeEventListener('change', hear);
  }, [video]);
  const press = () => {
    const track = video.current?.textTracks[0];
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  };
  return (
    <button
      type="button"
      className="film-button"
      aria-pressed={isOn}
      title={t('media.viewer.subtitles')}
      onClick={press}
    >
      {t('media.viewer.captions')}
    </button>
  );
}

export function StretchButton({ video }: OfFilm) {
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

export function ChapterButtons({ video, chapters }: OfFilm & { readonly chapters: readonly Chapter[] }) {
  const t = useText();
  if (chapters.length < 2) return null;
  const second = () => video.current?.currentTime ?? 0;
  return (
    <>
      <IconButton
        icon="ChevronLeft"
        label={t('media.viewer.chapterBefore')}
        onClick={() => goTo(video.current, chapterBefore(chapters, second()))}
      />
      <IconButton
        icon="ChevronRight"
        label={t('media.viewer.chapterNext')}
        onClick={() => goTo(video.current, chapterAfter(chapters, second()))}
      />
    </>
  );
}

export function SmallWindowButton({ video }: OfFilm) {
  const t = useText();
  const [isThere, setIsThere] = useState(false);
  // Only the browser knows, and the server draws the page first
  useEffect(() => setIsThere(Boolean(document.pictureInPictureEnabled)), []);
  if (!isThere) return null;
  const toggle = () =>
    document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture().catch(() => undefined);
  return <IconButton icon="PictureInPicture" label={t('media.viewer.smallWindow')} onClick={() => void toggle()} />;
}
