import { usePlacedBlocks } from 'edutech/core/web/blocks';

/** The page that a plugin offers for this from the login dialog, if one does. */
export function useLoginLink(kind: 'register' | 'forgot'): string | undefined {
  const path = usePlacedBlocks('login.link').find(({ block }) => block.data?.['kind'] === kind)?.block.data?.['path'];
  return typeof path === 'string' ? path : undefined;
}
