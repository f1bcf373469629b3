import { useState } from 'react';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import type { Saving } from 'edutech/core/ui/states/SaveState';
import { useCall } from 'edutech/core/web/hooks';
import { type InstalledModule, turnModule } from '../../api';

export interface Turning {
  readonly saving: Saving | null;
  /** When the newest switch of this page was turned; its way to all processes is followed from then on. */
  readonly changedAt: string | null;
  /** Turns a module for the city (`county` null) or for a county. Rejects when the server refuses. */
  turn(module: InstalledModule, county: { id: string; name: string } | null, isOn: boolean): Promise<void>;
}

/** Switches modules, and offers to take each change back for ten seconds. */
export function useTurning(): Turning {
  const call = useCall();
  const sayUndo = useUndo();
  const [saving, setSaving] = useState<Saving | null>(null);
  const [changedAt, setChangedAt] = useState<string | null>(null);

  const send = async (plugin: string, countyId: string | null, on: boolean) => {
    setSaving({ state: 'saving' });
    try {
      const { changedAt: at } = await call(turnModule, { plugin, countyId, on });
      setSaving({ state: 'saved', at: new Date(at) });
      setChangedAt(at);
    } catch (error) {
      setSaving({ state: 'failed', retry: () => void send(plugin, countyId, on) });
      throw error;
    }
  };

  return {
    saving,
    changedAt,
    async turn({ id, title }, county, isOn) {
      await send(id, county?.id ?? null, isOn);
      const where = county ? 'InCounty' : '';
      sayUndo(`deployment.modules.turned${isOn ? 'On' : 'Off'}${where}`, { title, county: county?.name ?? '' }, () =>
        send(id, county?.id ?? null, !isOn),
      );
    },
  };
}
