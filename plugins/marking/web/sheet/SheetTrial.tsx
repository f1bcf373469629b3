import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { checkAnswerSheet, type SheetOfPaper, type SheetProblem } from '../../api';

interface SheetTrialProps {
  readonly paperId: string;
  readonly settings: SheetOfPaper['settings'];
}

/** The others are seen before a sheet is tried. */
const isOfReading = ({ kind }: SheetProblem): boolean => kind === 'unfound' || kind === 'misread';

/** Prints the sheet and reads it back, and says what a machine would misread. */
export function SheetTrial({ paperId, settings }: SheetTrialProps) {
  const t = useText();
  const call = useCall();
  const [tried, setTried] = useState<{ readonly of: string; readonly problems: readonly SheetProblem[] } | null>(null);
  const key = JSON.stringify(settings);
  const check = useAct(
    async () => setTried({ of: key, problems: (await call(checkAnswerSheet, { paperId, settings })).problems }),
    { changes: false },
  );
  // what was found of other settings says nothing of these
  const problems = tried?.of === key ? tried.problems.filter(isOfReading) : null;
  return (
    <Stack role="status">
      <Button icon="Eye" busy={check.isBusy} onClick={() => void check.run()}>
        {t('marking.answerSheet.try')}
      </Button>
      {problems?.length === 0 && <p className="ink-done">{t('marking.answerSheet.try.fine')}</p>}
      {problems?.map(({ kind, page, label }) => (
        <p key={`${kind} ${page} ${label}`} className="ink-late">
          {t(`marking.answerSheet.try.${kind === 'misread' && !label ? 'misreadOther' : kind}`, { page, label })}
        </p>
      ))}
    </Stack>
  );
}
