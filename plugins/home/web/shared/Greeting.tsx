import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { teachingWeek } from 'edutech/core/common/time/terms';
import { useSession, useTerms, useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  useSignals();
  const name = useSession().user.value?.name ?? '';
  const term = useTerms().current.value;
  const week = term && teachingWeek(term, cityDay(now));
  return (
    <Stack as="header" gap={5} rows={3} className="home-greeting">
      <div>
        <h1>{t(`home.greeting.${audience}.${dayPartOf(cityHour(now))}`, { name })}</h1>
        <p>
          <FormattedDate value={now} month="long" day="numeric" weekday="long" />
          {week && <span>{t('home.week', week)}</span>}
        </p>
      </div>
      {children}
    </Stack>
  );
}
