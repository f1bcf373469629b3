/** A bar that grows in place on a terminal, and says nothing into a file. */
export function progressBar(title: string): (share: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  const width = 30;
  return (share) => {
    const full = Math.round(share * width);
    const bar = '█'.repeat(full) + '░'.repeat(width - full);
    stderr.write(`\r${title} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %${share >= 1 ? '\n' : ''}`);
  };
}

/** Bytes as people say them. */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
