import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const { busy, start } = useStart();
  // how the last question came out is read before the summary takes its place
  const [tells, setTells] = useState(false);
  if (!practice || practice.items.length === 0) {
    return (
      <div className="card">
        <EmptyState
          page
          picture="box"
          title={t('wrong.practice.title')}
          text={t('wrong.practice.none.text')}
          actions={
            <>
              <Button look="primary" busy={busy} onClick={() => start()}>
                {t('wrong.practice.start')}
              </Button>
              <Button to={collectionAddress}>{t('wrong.back')}</Button>
            </>
          }
        />
      </div>
    );
  }
  const isOver = practice.ended !== null || practice.items.every(({ reviewed }) => reviewed);
  return isOver && !tells ? <Summary practice={practice} /> : <Running practice={practice} onTells={setTells} />;
}
