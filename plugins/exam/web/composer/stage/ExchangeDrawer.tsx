import { SimilarDrawer } from 'edutech/plugins/questions/kit/ui/sources/SimilarDrawer';
import { itemsOf } from '../../../model/paper/document';
import { useComposer } from '../desk/composer-context';

interface ExchangeDrawerProps {
  readonly itemId: string;
  readonly onClose: () => void;
}

/** Questions like the one of an item, to take its place. */
export function ExchangeDrawer({ itemId, onClose }: ExchangeDrawerProps) {
  const { desk } = useComposer();
  const item = itemsOf(desk.document).find(({ id }) => id === itemId);
  const body = item && desk.factsOf(item.questionId)?.body;
  if (!item || !body) return null;
  return (
    <SimilarDrawer
      questionId={item.questionId}
      body={body}
      media={desk.media}
      onChoose={(question) => {
        desk.replace(itemId, question);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
