import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { FileViewer } from 'edutech/plugins/media/kit/ui/viewer/FileViewer';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { ContentView } from 'edutech/plugins/questions/kit/ui/question/content/ContentView';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { Part } from '../../model/book/document';

interface StaticPartProps {
  readonly part: Extract<Part, { kind: 'text' | 'file' | 'link' }>;
  readonly media: Media;
}

const extOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** A part that is read or watched: text, a file, a page elsewhere. */
export function StaticPart({ part, media }: StaticPartProps) {
  const t = useText();
  if (part.kind === 'text') return <ContentView content={part.content as Content} media={media} />;
  if (part.kind === 'link')
    return (
      <Button icon="Link" href={part.address} target="_blank" rel="noreferrer" className="guide-link">
        {part.title || part.address}
      </Button>
    );
  const address = media[part.file];
  if (!address) return <p className="note">{t('guide.part.fileGone', { name: part.name })}</p>;
  if (part.mime.startsWith('image/')) return <img className="guide-picture round" src={address} alt={part.name} />;
  return <FileViewer src={address} name={part.name} ext={extOf(part.name)} />;
}
