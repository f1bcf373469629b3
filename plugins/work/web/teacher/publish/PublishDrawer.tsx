import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useServices, useText } from 'edutech/core/web/hooks';
import { workListAddress } from '../../shared/addresses';
import { readPublish } from './load-publish';
import type { Plan } from './plan/plan';
import { PublishForm } from './PublishForm';

interface PublishDrawerProps {
  readonly homeworkId: string;
  /** What was chosen when it was open before. */
  readonly plan: RefObject<Plan | null>;
  /** Writes the title on the sheet, and saves it; answers whether the server has it. */
  readonly onTitle: (title: string) => Promise<boolean>;
  /** Leaves items out of the sheet that is written on, and saves it. */
  readonly onShorten: (itemIds: readonly string[]) => Promise<unknown>;
  readonly onClose: () => void;
  /** The homework has gone out: the sheet rests. */
  readonly onDone: () => void;
}

/** Publishing beside the sheet. */
export function PublishDrawer({ homeworkId, plan, onTitle, onShorten, onClose, onDone }: PublishDrawerProps) {
  const t = useText();
  const navigate = useNavigate();
  const { terms } = useServices();
  const [round, setRound] = useState(0);
  const {
    data: found,
    error,
    again,
  } = useRead(
    (call, signal) => readPublish(call, { homeworkId, termId: terms.current.peek()?.termId ?? null, signal }),
    `${homeworkId} ${round}`,
  );
  return (
    <SideDrawer title={t('work.publish.title')} className="work-publish-drawer" onClose={onClose}>
      {!found && error !== undefined && <ErrorState error={error} onRetry={again} />}
      {!found && error === undefined && (
        <div className="form-body">
          <Skeletons shape="text" count={6} />
        </div>
      )}
      {found && (
        <PublishForm
          data={found}
          kept={plan}
          onTitle={onTitle}
          onShorten={async (itemIds) => {
            await onShorten(itemIds);
            setRound(round + 1);
          }}
          onDone={() => {
            onDone();
            void navigate(workListAddress);
          }}
        />
      )}
    </SideDrawer>
  );
}
