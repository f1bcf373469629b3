import type { MouseEvent } from 'react';
import { checkDownload } from '../../api';
import { useCall } from 'edutech/core/web/hooks';
import { downloadByLink } from 'edutech/core/web/browser/downloads';

/**
 * What a link to a file does once scripts run: it asks whether the file is there (portal.md section 7, download-check),
 * and only then leaves for it. What is wrong is said by the call; without scripts the link is a plain one.
 */
export function useCheckedDownload(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const call = useCall();
  return (event) => {
    const { href } = event.currentTarget;
    event.preventDefault();
    call(checkDownload, { path: href }).then(
      () => downloadByLink(href),
      () => undefined,
    );
  };
}
