import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useBlocks } from 'edutech/core/web/blocks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { EditorPlaceContext } from 'edutech/plugins/questions/kit/ui/editor/editor-place';
import { routes } from '../../routes';

export const loader = async ({ url, blocks }: LoaderArgs) => ({
  bookId: url.searchParams.get('id') ?? '',
  block: url.searchParams.get('block') ?? undefined,
  blocks: await blocks('questions.editor'),
});

/** A new question without leaving the guide book: saved, it lies in the bank and in the block that asked for it. */
export function Page() {
  const t = useText();
  const { bookId, block, blocks } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const placed = useBlocks('questions.editor', blocks);
  const back = routes.detail.to({ id: bookId, block });
  return (
    <EditorPlaceContext
      value={{
        draft: (draft, type) =>
          routes.cq.to({ id: bookId, block, draft, type: type === undefined ? undefined : String(type) }),
        saved: (add) => routes.detail.to({ id: bookId, block, add }),
      }}
    >
      <Stack>
        <Button look="link" icon="ArrowLeft" to={back} className="shrink">
          {t('guide.cq.back')}
        </Button>
        {placed.map(({ placed: { key }, element }) => (
          <div key={key}>{element}</div>
        ))}
        {placed.length === 0 && <p className="note">{t('guide.cq.none')}</p>}
      </Stack>
    </EditorPlaceContext>
  );
}
