import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { makeKnowledgeTree } from '../../api';
import { useAddresses } from '../shared/addresses';
import type { NamedBook } from '../shared/named-books';
import type { PointsTree } from './Points';

interface MakeTreeProps {
  readonly book: NamedBook;
  /** The tree that is shown; null: none. */
  readonly tree: PointsTree | null;
}

/** Makes a tree that one keeps oneself: of the points that are shown, or empty where there are none. */
export function MakeTree({ book, tree }: MakeTreeProps) {
  const intl = useIntl();
  const call = useCall();
  const messages = useMessages();
  const revalidator = useRevalidator();
  const { isOffice } = useAddresses();
  const isLead = useCan(['textbook_school_tea']);
  const mayKeepOwn = useCan(['textbook_tea.tt_personal_textbook']);
  const [busy, setBusy] = useState(false);
  const { stageid, subjectid, subject } = book;
  // a bureau makes the city's first tree; whoever reads another's makes one of his own
  const source = isOffice ? 'PUBLIC' : isLead && tree?.source !== 'SCHOOL' ? 'SCHOOL' : 'PERSON';
  const mayMake = isOffice ? tree === null : !tree?.mayedit && (isLead || mayKeepOwn);
  if (!mayMake) return null;
  const make = async () => {
    setBusy(true);
    try {
      const name = intl.formatMessage(
        { id: 'textbook.points.name' },
        { subject, stage: intl.formatMessage({ id: `textbook.stage.${stageid}` }) },
      );
      await call(makeKnowledgeTree, { source, stageid, subjectid, name, ...(tree && { knowid: tree.knowid }) });
      messages.show('textbook.points.made', { tone: 'success' });
      await revalidator.revalidate();
    } catch {
      // the call has said what went wrong
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="textbook-make-tree">
      <span className="muted">
        <FormattedMessage id={`textbook.points.why.${source.toLowerCase()}`} />
      </span>
      <Button size="small" icon="Add" busy={busy} onClick={() => void make()}>
        <FormattedMessage id={tree ? 'textbook.points.copy' : 'textbook.points.begin'} />
      </Button>
    </p>
  );
}
