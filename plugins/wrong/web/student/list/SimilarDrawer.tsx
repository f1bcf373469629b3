import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { addEntries, similarOf } from '../../../api';
import type { Entry } from '../../../api/records';
import { mediaOf } from '../../shared/media-of';

interface SimilarDrawerProps {
  readonly entry: Pick<Entry, 'entryId'>;
  readonly onClose: () => void;
}

/** Questions of the same kind, to be practised besides. */
export function SimilarDrawer({ entry, onClose }: SimilarDrawerProps) {
  const t = useText();
  const call = useCall();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const { data: found, error, again } = useAsked(similarOf, { entryId: entry.entryId });
  const add = useAct(async (questionId: string) => {
    await call(addEntries, { entries: [{ questionId, pictures: [], words: '', reason: null }] });
    setAdded((before) => new Set(before).add(questionId));
  });
  return (
    <SideDrawer title={t('wrong.similar.title')} onClose={onClose}>
      <Stack packed className="form-body">
        <ListStates
          loading={!found && !error}
          error={error}
          onRetry={again}
          count={found?.length ?? 0}
          empty={{ picture: 'search', title: t('wrong.similar.none') }}
          skeleton="text"
        >
          {(found ?? []).map(({ questionId, body, media }) => (
            <Stack gap={2} key={questionId} className="card wrong-candidate pad-y-3 pad-x-4">
              <QuestionView body={body} media={mediaOf(media)} />
              <Button
                className="at-start"
                size="small"
                look={added.has(questionId) ? 'quiet' : 'soft'}
                icon={added.has(questionId) ? 'Checkmark' : 'Add'}
                disabled={added.has(questionId)}
                onClick={() => void add.run(questionId)}
              >
                {t(added.has(questionId) ? 'wrong.similar.added' : 'wrong.similar.add')}
              </Button>
            </Stack>
          ))}
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}
