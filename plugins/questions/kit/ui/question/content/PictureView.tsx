import { useText } from 'edutech/core/web/hooks';
import type { Media } from './media';

interface PictureViewProps {
  readonly picture: { readonly file: string; readonly width: number; readonly height: number; readonly alt: string };
  readonly media: Media;
}

/** A picture of a content; one whose file is not there leaves what it would show. */
export function PictureView({ picture, media }: PictureViewProps) {
  const t = useText();
  const { file, width, height, alt } = picture;
  const address = media[file];
  if (address === undefined) {
    return (
      <span className="question-lost note pad-y-2 pad-x-3 round" role="img" aria-label={alt}>
        {alt || t('questions.kit.question.noPicture')}
      </span>
    );
  }
  return <img className="question-picture" src={address} width={width} height={height} alt={alt} loading="lazy" />;
}
