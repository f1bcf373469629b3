import { FormattedNumber } from 'react-intl';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

interface StateProps {
  readonly tone: TagTone;
  /** Id of the message that says the state. */
  readonly text: string;
  /** What is going on, for who hears how far it is. */
  readonly name: string;
  /** From 0 to 1; null where nothing is known or nothing goes on. */
  readonly progress: number | null;
}

/** The state of work in a list, and how far it is while it goes on. */
export function WorkState({ tone, text, name, progress }: StateProps) {
  const t = useText();
  return (
    <Row as="span" wrap className="deployment-job-state">
      <Tag tone={tone}>{t(text)}</Tag>
      {progress !== null && (
        <>
          <progress className="meter" max={1} value={progress} aria-label={name} />
          <small className="num">
            <FormattedNumber value={progress} style="percent" maximumFractionDigits={0} />
          </small>
        </>
      )}
    </Row>
  );
}

/** How long work took; a dash as long as it has not ended. */
export function Took({ from, until }: { readonly from: string | null; readonly until: string | null }) {
  const t = useText();
  if (!from || !until) return '–';
  const milliseconds = Date.parse(until) - Date.parse(from);
  const seconds = milliseconds / 1000;
  return (
    <span className="num">
      {seconds < 1
        ? t('deployment.milliseconds', { milliseconds })
        : t('deployment.jobs.seconds', {
            seconds: <FormattedNumber value={seconds} maximumFractionDigits={seconds < 10 ? 1 : 0} />,
          })}
    </span>
  );
}
