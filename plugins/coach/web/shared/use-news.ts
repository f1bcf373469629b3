import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from 'edutech/core/web/hooks';

/** Reads the page's data again at each message of these live topics, and after a lost connection: nothing is sent twice. */
export function useNews(topics: readonly string[]): void {
  const live = useLive();
  const { revalidate } = useRevalidator();
  const all = topics.join(' ');
  // Hears of changes for as long as the page is there
  useEffect(() => {
    if (all === '') return;
    const again = () => void revalidate();
    const stops = all.split(' ').map((topic) => live.subscribe(topic, again));
    let wasConnected = false;
    const stop = live.connected.subscribe((isConnected) => {
      // the first connection brings nothing new
      if (isConnected && wasConnected) again();
      wasConnected ||= isConnected;
    });
    return () => {
      stop();
      for (const one of stops) one();
    };
  }, [all, live, revalidate]);
}
