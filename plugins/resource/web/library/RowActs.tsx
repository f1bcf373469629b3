import { useCan } from 'edutech/core/ui/Can';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Space } from '../../model/spaces';
import type { Resource } from '../../api/records';
import { removers } from '../../model/people';
import { useResourceActs } from './use-resource-acts';

interface RowActsProps {
  readonly resource: Resource;
  readonly space: Space;
}

/** What is done most with one resource, at the end of its row. */
export function RowActs({ resource, space }: RowActsProps) {
  const t = useText();
  const { act } = useResourceActs();
  const mayRemove = useCan(removers);
  const { title, isFavourite, isOwn } = resource;
  const label = (id: string) => t(`resource.row.${id}`, { title });
  if (space === 'trash') {
    return (
      <Row as="span" inline align="stretch" gap="half">
        {mayRemove && (
          <IconButton icon="ArrowUndo" label={label('restore')} onClick={() => void act('restore', [resource])} />
        )}
      </Row>
    );
  }
  return (
    <Row as="span" inline align="stretch" gap="half">
      <IconButton
        icon="Star"
        className={isFavourite ? 'resource-star-on' : undefined}
        pressed={isFavourite}
        label={label('favour')}
        onClick={() => void act(isFavourite ? 'disfavour' : 'favour', [resource])}
      />
      {isOwn && mayRemove && (
        <IconButton icon="Delete" label={label('remove')} onClick={() => void act('remove', [resource])} />
      )}
    </Row>
  );
}
