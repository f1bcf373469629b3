import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { type MarkTask, type Turn, wholeSheet } from '../../../api';
import { keyOfPart } from '../../../model/marks/keys';
import { SheetView } from '../../shared/SheetView';

interface WholeSheetProps {
  readonly projectId: string;
  readonly turn: Turn;
  readonly task: MarkTask;
  readonly onClose: () => void;
}

/** All answers of a script in the order of the paper: what was written into another's place is found here. Still without a name. */
export function WholeSheet({ projectId, turn, task, onClose }: WholeSheetProps) {
  const t = useText();
  const { data, error, again } = useAsked(wholeSheet, { projectId, turnId: turn.turnId });
  return (
    <SideDrawer wide title={t('marking.whole.title', { code: turn.code })} onClose={onClose}>
      <Stack gap={4} className="form-body">
        <p className="note">{t('marking.whole.note')}</p>
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={data?.parts.length ?? 0}
          empty={{ title: t('marking.sheet.nothing') }}
          skeleton="text"
        >
          {data?.parts.map((part) => (
            <Stack as="section" gap={2} key={keyOfPart(part)}>
              <Row>
                <h3>{t('marking.whole.question', { label: part.label })}</h3>
                {keyOfPart(part) === keyOfPart(task) && <Tag tone="brand">{t('marking.whole.current')}</Tag>}
              </Row>
              <SheetView sheet={part} onPictureError={again} />
            </Stack>
          ))}
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}
