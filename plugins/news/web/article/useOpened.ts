import { useEffect } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useCall } from 'edutech/core/web/hooks';
import { newsOpened } from '../../api';

/** Counts that the article was opened: once, however often the page is drawn. Nobody need know when that fails. */
export function useOpened(id: string): void {
  const call = useCall();
  // Tells the server, after the article stands there
  useEffect(() => {
    call(newsOpened, { id, visit: newId() }, { quiet: true }).catch(() => undefined);
  }, [call, id]);
}
