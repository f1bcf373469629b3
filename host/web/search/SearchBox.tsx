import { useSignals } from '@preact/signals-react/runtime';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { longestSearch } from 'edutech/core/common/search/longest';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { BlocksContext, type PlacedBlock } from 'edutech/core/web/blocks';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { SearchBoxData } from 'edutech/core/web/search-box';
import { plugins } from '../plugins/installed';
import { loadBlock } from '../plugins/loaded';
import { useSearchBlock, useSearchKeys } from './use-search';

/**
 * The search field in the portal's header: a plain form, so that it works before scripts have loaded. The suggestions
 * (the block of `header.search`) load on focus. On phones a button leads to the page instead.
 */
export function SearchBox() {
  useSignals();
  const placed = useSearchBlock();
  return placed && <Box placed={placed} path={String(placed.block.data?.['path'])} />;
}

function Box({ placed, path }: { placed: PlacedBlock; path: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [isVisited, setVisited] = useState(false);
  const label = t('host.search.label');
  useSearchKeys(() => {
    const field = form.current?.querySelector('input');
    field?.select();
    // out of sight (phones): the page has a field of its own
    if (!field?.offsetParent) void navigate(path);
  });
  return (
    <>
      <search className="site-search" aria-label={label} onFocus={() => setVisited(true)}>
        <form ref={form} action={path}>
          <Icon name="Search" />
          <input
            type="search"
            name="q"
            defaultValue={(pathname === path && new URLSearchParams(search).get('q')) || ''}
            maxLength={longestSearch}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('host.search.hint')}
            aria-label={label}
            aria-keyshortcuts="/ Control+K"
          />
          <span className="site-search-key" aria-hidden="true">
            /
          </span>
        </form>
        {isVisited && <Suggestions placed={placed} data={{ form }} />}
      </search>
      <IconButton className="site-search-icon" icon="Search" to={path} label={label} />
    </>
  );
}

/** The plugin's block below the field, once it has loaded. */
function Suggestions({ placed, data }: { placed: PlacedBlock; data: SearchBoxData }) {
  const { appearance } = useServices();
  const source = useContext(BlocksContext);
  const [isLoaded, setLoaded] = useState(false);
  // Loads the plugin's part: nobody who only reads has to wait for it
  useEffect(() => {
    const plugin = plugins.find(({ id }) => id === placed.plugin);
    if (plugin)
      loadBlock(plugin, placed.block.id, appearance.language.peek()).then(() => setLoaded(true), console.error);
  }, [placed, appearance]);
  return isLoaded && source?.draw(placed, data);
}
