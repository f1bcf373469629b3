import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { makeKnowledgeTree } from '../../api';
import { useAddresses } from '../shared/addresses';
import type { NamedBook } from '../shared/named-books';
import type { PointsTree } from './points-tree';

interface MakeTreeProps {
  readonly book: NamedBook;
  /** The tree that is shown; null: none. */
  readonly tree: PointsTree | null;
}

/** Makes a tree that one keeps oneself: of the points that are shown, or empty where there are none. */
export function MakeTree({ book, tree }: MakeTreeProps) {
  const t = useText();
  const call = useCall();
  const { isOffice } = useAddresses();
  const isLead = useCan(['textbook_school_tea']);
  const mayKeepOwn = useCan(['textbook_tea.tt_personal_textbook']);
  const { stageId, subjectId, subject } = book;
  // a bureau makes the city's first tree; whoever reads another's makes one of his own
  const source = isOffice ? 'PUBLIC' : isLead && tree?.source !== 'SCHOOL' ? 'SCHOOL' : 'PERSON';
  const mayMake = isOffice ? tree === null : !tree?.mayEdit && (isLead || mayKeepOwn);
  const make = useAct(
    () => {
      const name = t('textbook.points.name', { subject, stage: t(`textbook.stage.${stageId}`) });
      return call(makeKnowledgeTree, { source, stageId, subjectId, name, ...(tree && { knowId: tree.knowId }) });
    },
    { done: 'textbook.points.made' },
  );
  if (!mayMake) return null;
  return (
    <Row as="p" wrap gap={3} className="above-4">
      <span className="muted">{t(`textbook.points.why.${source.toLowerCase()}`)}</span>
      <Button size="small" icon="Add" busy={make.isBusy} onClick={() => void make.run()}>
        {t(tree ? 'textbook.points.copy' : 'textbook.points.begin')}
      </Button>
    </Row>
  );
}
