import type { InstalledModule } from '../../../api';

export const moduleStates = ['on', 'partly', 'off', 'attention'] as const;
export type ModuleState = (typeof moduleStates)[number];

/** Share of calls that may fail before a module needs somebody to look at it. */
const mostFailing = 0.01;
/** Milliseconds that a call may take on average. */
const slow = 1000;

export const needsAttention = ({ use }: Pick<InstalledModule, 'use'>): boolean =>
  use.calls > 0 && (use.failures / use.calls > mostFailing || use.milliseconds > slow);

/** Whether a module is in a state that the list can be narrowed to. */
export function isIn(module: Pick<InstalledModule, 'isOn' | 'offIn' | 'use'>, state: ModuleState): boolean {
  if (state === 'attention') return needsAttention(module);
  if (state === 'off') return !module.isOn;
  return module.isOn && (state === 'partly' ? module.offIn.length > 0 : module.offIn.length === 0);
}

/** Whether a module is meant by what somebody typed: its name, id or one of its codes. */
export function isMeant({ id, title, permissions }: InstalledModule, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  return [id, title, ...permissions.map(({ code }) => code)].some((word) => word.toLowerCase().includes(text));
}
