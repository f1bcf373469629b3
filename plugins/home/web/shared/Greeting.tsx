import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { teachingWeek } from 'edutech/core/common/time/terms';
import { useSession, useTerms } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { cityHour, dayPartOf } from './day';

interface GreetingProps {
  readonly audience: 'teacher' | 'student';
  readonly now: Date;
  /** The page's figures. */
  readonly children?: ReactNode;
}

/** Whom the page is for, which day it is, and which week of the term. */
export function Greeting({ audience, now, children }: GreetingProps) {
  useSignals();
  const name = useSession().user.value?.name ?? '';
  const term = useTerms().current.value;
  const week = term && teachingWeek(term, cityDay(now));
  return (
    <Stack as="header" gap={5} rows={3} className="home-greeting">
      <div>
        <h1>
          <FormattedMessage id={`home.greeting.${audience}.${dayPartOf(cityHour(now))}`} values={{ name }} />
        </h1>
        <p>
          <FormattedDate value={now} month="long" day="numeric" weekday="long" />
          {week && (
            <span>
              <FormattedMessage id="home.week" values={week} />
            </span>
          )}
        </p>
      </div>
      {children}
    </Stack>
  );
}
