import { isAllowed } from 'edutech/core/common/permissions/access';
import type { BlockData, BlockSource, PlacedBlock } from 'edutech/core/web/blocks';
import { quietly } from 'edutech/core/web/call';
import { quietlyKept } from 'edutech/core/web/offline/offline';
import type { WebServices } from 'edutech/core/web/services';
import { PluginBoundary } from '../pages/PluginBoundary';
import { holderOf } from '../routing/holder';
import { plugins } from './installed';
import { loadBlock, loadedBlock } from './loaded';

/** The blocks of a place for who is signed in, in order; those of plugins that are off or refused are left out. */
function blocksOf(place: string, { deployment, session }: WebServices): readonly PlacedBlock[] {
  const holder = holderOf(session.user.value);
  return plugins
    .filter((plugin) => deployment.isOn(plugin.id))
    .flatMap((plugin) =>
      (plugin.manifest.blocks ?? [])
        .filter(({ onlyWith }) => onlyWith === undefined || isSet(deployment.option(plugin.id, onlyWith)))
        .map((block) => ({ key: `${plugin.id}.${block.id}`, plugin: plugin.id, block })),
    )
    .filter(({ block }) => block.place === place && isAllowed(block.access, holder))
    .sort((one, other) => one.block.order - other.block.order);
}

const isSet = (option: unknown): boolean => (Array.isArray(option) ? option.length > 0 : Boolean(option));

/** Loads code and data of a place's blocks in parallel. Blocks that fail are left out, and logged to the console. */
export async function loadBlocks(
  services: WebServices,
  place: string,
  url: URL,
  signal: AbortSignal,
): Promise<BlockData> {
  const language = services.appearance.language.peek();
  const call = quietly(services.call);
  const kept = quietlyKept(services.offline);
  const termId = services.terms.current.peek()?.termId ?? null;
  const mustChangePassword = services.session.mustChangePassword.peek();
  const loads = blocksOf(place, services)
    .filter(({ block }) => block.data?.component !== false)
    .map(async ({ key, plugin: id, block }) => {
      const plugin = plugins.find((one) => one.id === id);
      const module = plugin && (await loadBlock(plugin, block.id, language));
      if (!module) return [];
      const blocks = async () => ({});
      const { storage } = services;
      const known = { call, kept, params: {}, url, signal, termId, mustChangePassword, storage, blocks };
      const data = await module.loader?.(known);
      return [[key, data ?? null] as const];
    });
  const results = await Promise.allSettled(loads);
  for (const result of results) {
    if (result.status === 'rejected' && !signal.aborted)
      console.error(`a block of ${place} has no data`, result.reason);
  }
  return Object.fromEntries(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])));
}

/** What core/web/blocks draws from. */
export function blockSource(services: WebServices): BlockSource {
  return {
    of: (place) => blocksOf(place, services),
    draw: ({ key, block }, data) => {
      const Block = loadedBlock(key)?.Block;
      return (
        Block && (
          <PluginBoundary quiet>
            <Block data={data} block={block} />
          </PluginBoundary>
        )
      );
    },
  };
}
