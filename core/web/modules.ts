import { createContext, useContext } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Audience, MessageId } from '../common/plugin';

/** An entry of navigation as pages show it: the homes list all of them in their order. */
export interface ModuleLink {
  readonly id: string;
  readonly title: MessageId;
  /** Fluent icon name without size and style. */
  readonly icon: string;
  /** Path of its page where it is a plain link; null where {@link open} must be called. */
  readonly path: string | null;
  /** `locked`: without permission. */
  readonly state: 'open' | 'locked';
  /** Its page is not built yet: it says so itself, and so should whatever leads there. */
  readonly isComing: boolean;
  /** Checks, handler, external address or page: what choosing the entry does. */
  open(): void;
}

export interface ModuleSource {
  /** The modules of an audience for the signed-in person, in the order of navigation, without undeveloped ones. */
  of(audience: Audience): readonly ModuleLink[];
}

/** The host fills it. */
export const ModulesContext = createContext<ModuleSource | null>(null);

/** The modules of an audience; follows the session. */
export function useModuleLinks(audience: Audience): readonly ModuleLink[] {
  useSignals();
  return useContext(ModulesContext)?.of(audience) ?? [];
}
