import { lazy, Suspense } from 'react';
import type { RichEditorProps } from './RichEditor';

const Lazy = lazy(() => import('./RichEditor').then((module) => ({ default: module.RichEditor })));

/** {@link RichEditor}, loaded when it is first shown: a page around it stays small. */
export const Editor = (props: RichEditorProps) => (
  <Suspense fallback={<div className="editor" aria-busy="true" />}>
    <Lazy {...props} />
  </Suspense>
);
