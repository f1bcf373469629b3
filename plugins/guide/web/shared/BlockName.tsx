import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { Block } from '../../model/book/document';

/** What a block is called: its kind, and its own title where it has one. */
export function BlockName({ block }: { readonly block: Pick<Block, 'kind' | 'title'> }) {
  const t = useText();
  return (
    <>
      {t(`guide.kind.${block.kind}`)}
      {block.title !== '' && <span lang={langOf(block.title)}>{`　${block.title}`}</span>}
    </>
  );
}
