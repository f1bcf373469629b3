import type { Use } from 'edutech/core/server/operation/processes';

/** Counts what this process answers, until somebody takes the counts away. */
export class PluginUse {
  #uses = new Map<string, { calls: number; failures: number; milliseconds: number }>();

  note(plugin: string, milliseconds: number, failed: boolean): void {
    this.#add({ plugin, calls: 1, failures: failed ? 1 : 0, milliseconds });
  }

  /** The counts since the last call. */
  take(): readonly Use[] {
    const taken = [...this.#uses].map(([plugin, use]) => ({ plugin, ...use }));
    this.#uses = new Map();
    return taken;
  }

  /** Puts back what could not be written down. */
  giveBack(uses: readonly Use[]): void {
    for (const use of uses) this.#add(use);
  }

  #add({ plugin, calls, failures, milliseconds }: Use): void {
    const use = this.#uses.get(plugin);
    if (!use) {
      this.#uses.set(plugin, { calls, failures, milliseconds });
      return;
    }
    use.calls += calls;
    use.failures += failures;
    use.milliseconds += milliseconds;
  }
}
