import { useEffect, useState } from 'react';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { useOffline } from 'edutech/core/web/hooks';
import { mediaOf } from '../../../shared/media-of';
import type { Opened } from '../state/sheet';

/**
 * Pictures and recordings of a sheet. The server's addresses are good for a minute; what lies on the device is good as long
 * as the page, and without a network.
 */
export function useMedia(files: Opened['media']): Media {
  const offline = useOffline();
  const [media, setMedia] = useState<Media>(() => mediaOf(files));
  // Once for a sheet: its files do not change
  useEffect(() => {
    let isGone = false;
    void offline.files(files).then((kept) => !isGone && setMedia((before) => ({ ...before, ...kept })));
    return () => {
      isGone = true;
    };
  }, [offline, files]);
  return media;
}
