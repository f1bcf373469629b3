import type { TreeNode } from 'edutech/plugins/textbook/api';

interface ChapterSelectProps {
  readonly chapters: readonly TreeNode[];
  readonly value: string;
  /** The words for no choice. */
  readonly none: string;
  readonly onChange: (nodeId: string) => void;
  readonly label?: string;
}

/** A chapter of the book, chosen from one list in reading order: it works on phones and by typing as any other. */
export const ChapterSelect = ({ chapters, value, none, onChange, label }: ChapterSelectProps) => (
  <select
    className="input"
    // a chapter of another book is none of this one
    value={chapters.some(({ nodeId }) => nodeId === value) ? value : ''}
    aria-label={label}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    <option value="">{none}</option>
    {chapters.map(({ nodeId, nodeName, level }) => (
      <option key={nodeId} value={nodeId}>
        {'\u3000'.repeat(level - 1) + nodeName}
      </option>
    ))}
  </select>
);
