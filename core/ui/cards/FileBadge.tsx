import { fileGroups } from '../../common/files/file-groups';
import { classNames } from '../rules/class-names';

/** Colours of kinds of files, near those that people know from their own programs; white letters are read on all of them. */
const hues: readonly (readonly [hue: string, endings: readonly string[]])[] = [
  ['politics', ['pdf']],
  ['math', ['doc', 'docx']],
  ['sport', ['xls', 'xlsx', 'csv']],
  ['history', ['ppt', 'pptx']],
  ['music', [...fileGroups.audio, ...fileGroups.answerVoice]],
  ['ict', fileGroups.video],
];

const hueOf = (ext: string) => hues.find(([, endings]) => endings.includes(ext.toLowerCase()))?.[0] ?? 'science';

interface FileBadgeProps {
  /** Without the dot. */
  readonly ext: string;
  /** The words beside it do not say the ending: it is read aloud. */
  readonly isSaid?: boolean;
}

/** The ending of a file on the colour of its kind. */
export const FileBadge = ({ ext, isSaid = false }: FileBadgeProps) => (
  <span className={classNames('white', 'fixed', 'file-badge', `hue-${hueOf(ext)}`)} aria-hidden={!isSaid}>
    {ext.toUpperCase()}
  </span>
);
