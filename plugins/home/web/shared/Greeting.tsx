import { useSignals } from '@preact/signals-react/runtime';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useSession } from 'edutech/core/web/hooks';
import { cityHour, dayPartOf } from './day';

/** Whom the page is for, and which day it is. */
export function Greeting({ audience, now }: { audience: 'teacher' | 'student'; now: Date }) {
  useSignals();
  const name = useSession().user.value?.name ?? '';
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
