import { classNames } from '../rules/class-names';

/** Colours of kinds of files, near those that people know from their own programs; white letters are read on all of them. */
const hues: Readonly<Record<string, string>> = {
  pdf: 'politics',
  doc: 'math',
  docx: 'math',
  xls: 'sport',
  xlsx: 'sport',
  ppt: 'history',
  pptx: 'history',
  mp3: 'music',
  mp4: 'ict',
};

interface FileBadgeProps {
  /** Without the dot. */
  readonly ext: string;
  /** The words beside it do not say the ending: it is read aloud. */
  readonly isSaid?: boolean;
}

/** The ending of a file on the colour of its kind. */
export const FileBadge = ({ ext, isSaid = false }: FileBadgeProps) => (
  <span className={classNames('file-badge', `hue-${hues[ext.toLowerCase()] ?? 'science'}`)} aria-hidden={!isSaid}>
    {ext.toUpperCase()}
  </span>
);
