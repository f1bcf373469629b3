import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { type KeyHint, KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { usePlacedBlocks } from 'edutech/core/web/blocks';

/** Where areas say which letter after G leads to a page of theirs: `path` and `key`. */
const place = 'staff.go';
/** How long a G waits for its letter. */
const patience = 1500;

/**
 * G, then a letter, goes to a page of administration; `?` lists the letters beside the other keys of the page. It is rendered
 * before what has keys of its own, so that the letter after a G is nobody else's.
 */
export function GoKeys({ others }: { readonly others: readonly KeyHint[] }) {
  const navigate = useNavigate();
  const pages = usePlacedBlocks(place);
  const isNarrow = useNarrow();
  const since = useRef(Number.NEGATIVE_INFINITY);
  usePageKeys((event) => {
    const key = event.key.toLowerCase();
    const isAfter = event.timeStamp - since.current < patience;
    since.current = Number.NEGATIVE_INFINITY;
    if (event.ctrlKey || event.metaKey) return false;
    if (!isAfter) {
      if (key === 'g') since.current = event.timeStamp;
      return key === 'g';
    }
    const page = pages.find(({ block }) => block.data?.key === key);
    if (page) void navigate(String(page.block.data?.path));
    return page !== undefined;
  });
  const letters = pages.map(
    ({ block }): KeyHint => ({ keys: ['G', String(block.data?.key).toUpperCase()], does: block.title }),
  );
  return <KeyHints hints={[...others, ...letters]} button={!isNarrow} />;
}
