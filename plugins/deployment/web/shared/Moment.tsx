import { FormattedDate } from 'react-intl';

/** A time of the deployment, in city time, to the minute. */
export function Moment({ at, seconds = false }: { readonly at: string; readonly seconds?: boolean }) {
  return (
    <time className="num" dateTime={at}>
      <FormattedDate
        value={at}
        year="numeric"
        month="2-digit"
        day="2-digit"
        hour="2-digit"
        minute="2-digit"
        {...(seconds && { second: '2-digit' })}
        hourCycle="h23"
        timeZone="Asia/Shanghai"
      />
    </time>
  );
}
