/** How long to wait before asking again for a server that is just being started. */
const patienceMilliseconds = 200;

/**
 * Loads the page anew when another server, or another build, stands behind it (`npm run dev`). A tab in the background does so
 * when it comes to the front: browsers allow few open streams to one host.
 */
export function followServer(version: string): void {
  let stream: EventSource | null = null;
  let server: string | undefined;
  const listen = () => {
    stream?.close();
    stream = null;
    if (document.hidden) return;
    stream = new EventSource('/development/server');
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as { server: string; version: string };
      server ??= told.server;
      if (told.server !== server || told.version !== version) location.reload();
    };
    stream.onerror = () => {
      stream?.close();
      setTimeout(listen, patienceMilliseconds);
    };
  };
  document.addEventListener('visibilitychange', listen);
  listen();
}
