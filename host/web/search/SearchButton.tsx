import { useSignals } from '@preact/signals-react/runtime';
import { useNavigate } from 'react-router';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { PlacedBlock } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';
import { useSearchBlock, useSearchKeys } from './use-search';

/** In the header of everybody who is signed in there is no room for a field: a button leads to the page. */
export function SearchButton() {
  useSignals();
  const placed = useSearchBlock();
  return placed && <Way placed={placed} />;
}

function Way({ placed }: { placed: PlacedBlock }) {
  const t = useText();
  const navigate = useNavigate();
  const path = String(placed.block.data?.['path']);
  useSearchKeys(() => void navigate(path));
  return <IconButton icon="Search" to={path} label={t('host.search.label')} />;
}
