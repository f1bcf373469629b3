import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useCall } from 'edutech/core/web/hooks';
import { addEntries, similarOf } from '../../../api';
import type { Candidate, Entry } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';

interface SimilarDrawerProps {
  readonly entry: Pick<Entry, 'entryid'>;
  readonly onClose: () => void;
}

/** Questions of the same kind, to be practised besides. */
export function SimilarDrawer({ entry, onClose }: SimilarDrawerProps) {
  const call = useCall();
  const revalidator = useRevalidator();
  const [found, setFound] = useState<readonly Candidate[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const { entryid } = entry;
  const load = useCallback(() => {
    setError(null);
    call(similarOf, { entryid }, { quiet: true }).then(setFound, setError);
  }, [call, entryid]);
  // What is like the entry is asked for when the drawer opens
  useEffect(load, [load]);
  const add = async (questionid: string) => {
    try {
      await call(addEntries, { entries: [{ questionid, pictures: [], words: '', reason: null }] });
      setAdded((before) => new Set(before).add(questionid));
      await revalidator.revalidate();
    } catch {
      // the call has said what went wrong
    }
  };
  return (
    <SideDrawer title={<FormattedMessage id="wrong.similar.title" />} onClose={onClose}>
      <div className="form-body wrong-candidates">
        <ListStates
          loading={found === null && !error}
          error={error}
          onRetry={load}
          count={found?.length ?? 0}
          empty={{ picture: 'search', title: <FormattedMessage id="wrong.similar.none" /> }}
          skeleton="text"
        >
          {(found ?? []).map(({ questionid, body, media }) => (
            <div key={questionid} className="card wrong-candidate">
              <QuestionView body={body} media={mediaOf(media)} />
              <Button
                size="small"
                look={added.has(questionid) ? 'quiet' : 'soft'}
                icon={added.has(questionid) ? 'Checkmark' : 'Add'}
                disabled={added.has(questionid)}
                onClick={() => void add(questionid)}
              >
                <FormattedMessage id={added.has(questionid) ? 'wrong.similar.added' : 'wrong.similar.add'} />
              </Button>
            </div>
          ))}
        </ListStates>
      </div>
    </SideDrawer>
  );
}
