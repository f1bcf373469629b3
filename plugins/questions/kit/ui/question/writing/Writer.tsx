import { lazy, Suspense } from 'react';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import type { ContentWriterProps } from './ContentWriter';

const Lazy = lazy(() =>
  loadChunk(() => import('./ContentWriter')).then((module) => ({ default: module.ContentWriter })),
);

/** {@link ContentWriter}, loaded when it is first shown: pages around it stay small. */
export const Writer = (props: ContentWriterProps) => (
  <Suspense fallback={<div className="writing" aria-busy="true" />}>
    <Lazy {...props} />
  </Suspense>
);
