import { lazy, Suspense, useEffect, useState } from 'react';
import type { ViewedGallery } from 'edutech/core/ui/picture/viewer/gallery';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { watchImages } from './viewable-images';

const ImageViewer = lazy(() =>
  loadChunk(() => import('edutech/core/ui/picture/viewer/ImageViewer')).then((module) => ({
    default: module.ImageViewer,
  })),
);

/** Opens pictures of any page that are marked as viewable. */
export function ViewedImages() {
  const [gallery, setGallery] = useState<ViewedGallery | null>(null);
  // Hears clicks on pictures for as long as the shell stands
  useEffect(() => watchImages(setGallery), []);
  return (
    gallery && (
      <Suspense fallback={null}>
        <ImageViewer gallery={gallery} onClose={() => setGallery(null)} />
      </Suspense>
    )
  );
}
