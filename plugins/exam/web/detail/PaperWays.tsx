import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { usePlacedBlocks } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';

/** Where a paper goes: to other areas that are on and open for the person. */
export function PaperWays({ paperId }: { readonly paperId: string }) {
  const t = useText();
  const ways = usePlacedBlocks('exam.paper').flatMap(({ key, block }) =>
    typeof block.data?.path === 'string' ? [{ key, title: block.title, path: block.data.path }] : [],
  );
  if (ways.length === 0) return null;
  return (
    <Stack className="no-print">
      {ways.map(({ key, title, path }) => (
        <Button key={key} icon="Document" to={`${path}?paper=${paperId}`}>
          {t(title)}
        </Button>
      ))}
    </Stack>
  );
}
