import { Mark } from '@tiptap/core';

/** A mark that is one tag and nothing else. */
const tagMark = (name: string, tag: string) =>
  Mark.create({ name, excludes: 'subscript superscript', parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** H₂O. */
export const Subscript = tagMark('subscript', 'sub');
/** m². */
export const Superscript = tagMark('superscript', 'sup');
