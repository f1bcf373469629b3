/** What the system says of a connection that ends under us or cannot be made. */
const lostConnections = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** SQLSTATE: connection exceptions (class 08), and a server that stops, crashes or starts (57P01 to 57P05). */
const lostServer = /^(08[0-9A-Z]{3}|57P\d\d)$/;
/** What the driver says without a code, of connections that were lost or did not come in time. */
const lostWords =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|connection to server was lost/;

/**
 * True when an error, or what caused it, says that the database (or another service behind a connection) cannot be had just
 * now: worth another try, and no fault of the code that asked. Whoever answers, logs or keeps connections asks here.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') {
    if (lostConnections.has(code) || lostServer.test(code)) return true;
    // the socket of a server that is down; a missing file is another thing
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  return lostWords.test(message) || (cause !== undefined && isUnreachable(cause));
}
