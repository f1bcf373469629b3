import { LineIcon } from 'edutech/core/ui/icons/LineIcon';

const paths = {
  numbered: 'M8 5.5h9M8 10h9M8 14.5h9M3.2 4.2l1.3-.7v4M3 9h2l-2 3h2M3 13.5h1.8L4 15.2a1 1 0 1 1-1 1',
  bulleted: 'M8 5.5h9M8 10h9M8 14.5h9M4 5.5h.01M4 10h.01M4 14.5h.01',
  quote:
    'M4 12.5c0-4 1.5-6 4-7M4 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM11.5 12.5c0-4 1.5-6 4-7M11.5 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  table: 'M3.5 4.5h13v11h-13zM3.5 8.2h13M3.5 11.9h13M10 8.2v7.3',
  rule: 'M3 10h14',
  clear: 'M5 4h9M9.5 4 8 11M4 16 16 4M10 15.5h6',
} as const;

export type EditorIconName = keyof typeof paths;

/** Drawings that only editors need. */
export const EditorIcon = ({ name }: { name: EditorIconName }) => <LineIcon path={paths[name]} />;
