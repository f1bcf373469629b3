/** Modules that touch are one. */
export function runsOf(modules: readonly boolean[]): { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [at, isDark] of modules.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}
