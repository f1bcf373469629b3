interface Written {
  /** Whether the screen shows what is written, once nothing is on its way. */
  settled(): Promise<boolean>;
}

/**
 * Runs an act on the whole draft once the screen is written. Where a write fails, the screen shows what somebody else has
 * left: the act was meant for something else and does not run.
 */
export async function onceWritten(written: Written, run: () => Promise<unknown>): Promise<void> {
  if (await written.settled()) await run();
}
