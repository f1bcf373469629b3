import { useQuery } from 'edutech/core/ui/table/use-query';
import { Button } from 'edutech/core/ui/Button';
import { usePlacedBlocks } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';

/** Where a paper that is in the bank goes: to other areas that are on and open for the person. */
export function usePaperWays(importId: string) {
  const sheet = useSheetInAddress();
  return usePlacedBlocks('questions.paper').flatMap(({ key, block }) => {
    if (typeof block.data?.path !== 'string') return [];
    const wanted = new URLSearchParams({ paper: importId, ...(sheet && sheet !== newSheet && { id: sheet }) });
    return [{ key, title: block.title, to: `${block.data.path}?${wanted}` }];
  });
}

/** Says in an address that whoever came was about to begin something new. */
const newSheet = 'new';

/** What one was writing when one came here to import (`?sheet=`): its id, or `new`; null: one came for the bank. */
export const useSheetInAddress = (): string | null => useQuery().get('sheet');

interface PaperWaysProps {
  readonly importId: string;
  readonly isSmall?: boolean;
}

/** The same as buttons, the first of them filled. */
export function PaperWays({ importId, isSmall = false }: PaperWaysProps) {
  const t = useText();
  return usePaperWays(importId).map(({ key, title, to }, at) => (
    <Button
      key={key}
      look={isSmall ? 'soft' : at === 0 ? 'primary' : 'outline'}
      size={isSmall ? 'small' : 'medium'}
      icon="Send"
      to={to}
    >
      {t(title)}
    </Button>
  ));
}
