/** A pipe that processes share keeps so much of one write together (PIPE_BUF). */
const wholeBytes = 4096;

/**
 * Lines of one turn of the event loop leave in one write: a system call costs more than what else a line costs. What was
 * gathered leaves before the process ends too, also when an error ends it; a process that is killed loses one turn at most.
 */
export function gatherLines(
  write: (lines: string) => void,
  process: Pick<NodeJS.Process, 'on'>,
): (line: string) => void {
  let waiting = '';
  let bytes = 0;
  const flush = () => {
    const lines = waiting;
    waiting = '';
    bytes = 0;
    if (lines !== '') write(lines);
  };
  process.on('exit', flush);
  return (line) => {
    const size = Buffer.byteLength(line);
    if (bytes + size > wholeBytes) flush();
    if (waiting === '') setImmediate(flush);
    waiting += line;
    bytes += size;
  };
}
