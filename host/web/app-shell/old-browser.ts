/** Versions below which pages may not work: Chromium 109 is the last one for Windows 7, the others are three years back. */
const oldest = [
  [/Firefox\/(\d+)/, 115],
  [/Chrom(?:e|ium)\/(\d+)/, 109],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, 15],
] as const;

/** Version of Internet Explorer in a user agent; -1: another browser (as the specification stores it). */
export function explorerVersion(agent: string): number {
  const match = /MSIE (\d+)/.exec(agent) ?? /Trident\/.*rv:(\d+)/.exec(agent);
  return match ? Number(match[1]) : -1;
}

/** Neither 0 nor -1 and below 11 (portal.md section 4). */
export const isOldExplorer = (version: number): boolean => version !== 0 && version !== -1 && version < 11;

/** True when the browser is too old for this platform. */
export function isOldBrowser(agent: string): boolean {
  if (isOldExplorer(explorerVersion(agent))) return true;
  for (const [pattern, least] of oldest) {
    const match = pattern.exec(agent);
    if (match) return Number(match[1]) < least;
  }
  return false;
}
