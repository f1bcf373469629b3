import { useSignals } from '@preact/signals-react/runtime';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useSession } from 'edutech/core/web/hooks';
import { cityHour, dayPartOf } from './day';

/** Whom the page is for, and which day it is. */
export function Greeting({ audience }: { audience: 'teacher' | 'student' }) {
  useSignals();
  const name = useSession().user.value?.name ?? '';
  const now = new Date();
  return (
    <header className="home-greeting">
      <h1>
        <FormattedMessage id={`home.greeting.${audience}.${dayPartOf(cityHour(now))}`} values={{ name }} />
      </h1>
      <p>
        <FormattedDate value={now} month="long" day="numeric" weekday="long" />
      </p>
    </header>
  );
}
