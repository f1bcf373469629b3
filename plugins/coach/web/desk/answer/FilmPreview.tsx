import { useText } from 'edutech/core/web/hooks';
import { useObjectAddress } from 'edutech/plugins/questions/kit/ui/capture/object-address';
import type { FilmTake } from '../../record/film-recorder';

/** A film before it is published. */
export function FilmPreview({ film }: { readonly film: FilmTake }) {
  const t = useText();
  const address = useObjectAddress(film.film);
  if (!address) return null;
  const part = film.cut ? `#t=${film.cut.from},${film.cut.to}` : '';
  return (
    // biome-ignore lint/a11y/useMediaCaption: subtitles are typed below, after it is recorded
    <video
      className="coach-film round framed"
      src={`${address}${part}`}
      controls
      playsInline
      aria-label={t('coach.film.own')}
    />
  );
}
