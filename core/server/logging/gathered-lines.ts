/**
 * Lines of one turn of the event loop leave in one write: a system call costs more than what else a line costs. What was
 * gathered leaves before the process ends too, also when an error ends it; a process that is killed loses one turn at most.
 */
export function gatherLines(
  write: (lines: string) => void,
  process: Pick<NodeJS.Process, 'on'>,
): (line: string) => void {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') write(lines);
  };
  process.on('exit', flush);
  return (line) => {
    if (waiting === '') setImmediate(flush);
    waiting += line;
  };
}
