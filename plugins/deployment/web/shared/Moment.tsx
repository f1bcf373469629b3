import { cityMinute } from 'edutech/core/common/time/city-time';

/** A time of the deployment, in city time, to the minute or to the second. */
export function Moment({ at, seconds = false }: { readonly at: string; readonly seconds?: boolean }) {
  const moment = new Date(at);
  return (
    <time className="num" dateTime={at}>
      {cityMinute(moment)}
      {seconds && `:${String(moment.getUTCSeconds()).padStart(2, '0')}`}
    </time>
  );
}
