import type { ReactNode } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Inline, TextMark } from '../../../common/content';
import { Formula } from '../../formula/Formula';
import type { Media } from './media';
import { PictureView } from './PictureView';

/** The parameters for showing the parts of a content. */
export interface InlineParts {
  readonly media: Media;
  /** The content of a gap; default: a line to write on. */
  readonly gap?: (gap: number) => ReactNode;
}

/** A run of text, a formula, a gap, a picture between words. */
export function InlineView({ inline, media, gap }: { readonly inline: Inline } & InlineParts): ReactNode {
  switch (inline.kind) {
    case 'text':
      return (inline.marks ?? []).reduce<ReactNode>(marked, inline.text);
    case 'formula':
      return <Formula latex={inline.latex} />;
    case 'gap':
      return gap ? gap(inline.gap) : <GapLine gap={inline.gap} />;
    case 'picture':
      return <PictureView picture={inline} media={media} />;
    case 'break':
      return <br />;
  }
}

function marked(text: ReactNode, mark: TextMark): ReactNode {
  switch (mark) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'underline':
      return <u>{text}</u>;
    case 'sub':
      return <sub>{text}</sub>;
    case 'sup':
      return <sup>{text}</sup>;
    case 'strike':
      return <s>{text}</s>;
    case 'dots':
      return <em className="question-dots">{text}</em>;
    case 'wave':
      return <u className="question-wave">{text}</u>;
  }
}

/** Characters of a gap whose width nobody set. */
const usualWidth = 4;

/** A line to write on, as wide as so many Chinese characters. */
export function GapLine({ gap, width = usualWidth, children }: { gap: number; width?: number; children?: ReactNode }) {
  const t = useText();
  return (
    <span className="question-gap center">
      <span className="visually-hidden">{t('questions.kit.question.gap', { number: gap + 1 })}</span>
      {/* not widths of a style sheet: a gap wraps and prints as the text does */}
      {children ?? <span aria-hidden="true">{'\u00a0'.repeat(width * 4)}</span>}
    </span>
  );
}
