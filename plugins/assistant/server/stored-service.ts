import Type from 'typebox';
import Value from 'typebox/value';
import type { HeldSettings } from 'edutech/core/server/settings/held-settings';
import type { AssistantService } from '../api';

const text = Type.String();
const Stored = Type.Array(Type.Object({ address: text, model: text, key: text }), { maxItems: 1 });

/** The service as the setting has it; what is no list, such as one of a later version, is none. */
export function readService(stored: string): readonly AssistantService[] {
  try {
    const list: unknown = JSON.parse(stored || '[]');
    return Value.Check(Stored, list) ? list : [];
  } catch {
    return [];
  }
}

/** A service that is asked now: whether it may lie on this machine, the city's file says. */
export type Connected = AssistantService & { readonly mayBeInward: boolean };

/** The service at this moment, in every process as soon as it follows the setting; null: none is connected. */
export function presentService({ settings, file }: Pick<HeldSettings, 'settings' | 'file'>): Connected | null {
  const [found] = readService(settings.assistantService);
  return found ? { ...found, mayBeInward: file.allowLocalAddresses } : null;
}
