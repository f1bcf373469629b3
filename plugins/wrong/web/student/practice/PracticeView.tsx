import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { collectionAddress } from '../../shared/addresses';
import type { PlanData, PracticeData } from '../load-collection';
import { useStart } from '../list/TodayCard';
import { Running } from './Running';
import { Summary } from './Summary';

interface PracticeViewProps {
  readonly practice: PracticeData | null;
  readonly plan: PlanData;
}

/** A practice: question by question, then what came of it. */
export function PracticeView({ practice }: PracticeViewProps) {
  const { busy, start } = useStart();
  // how the last question came out is read before the summary takes its place
  const [tells, setTells] = useState(false);
  if (!practice || practice.items.length === 0) {
    return (
      <div className="card">
        <EmptyState
          page
          picture="box"
          title={<FormattedMessage id="wrong.practice.title" />}
          text={<FormattedMessage id="wrong.practice.none.text" />}
          actions={
            <>
              <Button look="primary" busy={busy} onClick={() => start()}>
                <FormattedMessage id="wrong.practice.start" />
              </Button>
              <Button to={collectionAddress}>
                <FormattedMessage id="wrong.back" />
              </Button>
            </>
          }
        />
      </div>
    );
  }
  const isOver = practice.ended !== null || practice.items.every(({ reviewed }) => reviewed);
  return isOver && !tells ? <Summary practice={practice} /> : <Running practice={practice} onTells={setTells} />;
}
