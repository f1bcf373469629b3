const kilobyte = 1024;

/** A file's size as people read it: whole kB, from one MB on MB with one decimal. */
export function sizeOf(bytes: number): { amount: number; unit: 'KB' | 'MB' } {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return { amount: kilobytes, unit: 'KB' };
  return { amount: Math.round(kilobytes / (kilobyte / 10)) / 10, unit: 'MB' };
}
