import { useEffect, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';

/** Tabs of this browser say to each other which homework they have open. */
type Said = 'here' | 'too' | 'gone';

/** True while another tab of this browser has the same homework open. */
export function useOtherTabs(attemptId: Id): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  // Says so when it is opened, answers who asks, and says so when it goes
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(`edutech_work_${attemptId}`);
    const hear = ({ data }: MessageEvent<Said>) => {
      if (data === 'here') channel.postMessage('too' satisfies Said);
      setElsewhere(data !== 'gone');
      // another one may still be there
      if (data === 'gone') channel.postMessage('here' satisfies Said);
    };
    channel.addEventListener('message', hear);
    channel.postMessage('here' satisfies Said);
    const leave = () => channel.postMessage('gone' satisfies Said);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      channel.close();
    };
  }, [attemptId]);
  return isElsewhere;
}
