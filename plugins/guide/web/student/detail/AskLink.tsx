import { Button } from 'edutech/core/ui/Button';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { routes as coach } from 'edutech/plugins/coach/routes';

interface AskLinkProps {
  readonly attemptId: string;
  readonly itemId: string;
  readonly number: number;
}

/** Leads to hints and answers about an item, and to asking the teacher; nowhere while coaching is off. */
export function AskLink({ attemptId, itemId, number }: AskLinkProps) {
  const t = useText();
  const to = coach.studentDetail.ifOn(useDeployment(), { area: 'guide', place: attemptId, part: itemId });
  if (!to) return null;
  return (
    <Button
      size="small"
      look="quiet"
      icon="Comment"
      className="at-start"
      to={to}
      aria-label={t('guide.ask.number', { number })}
    >
      {t('guide.ask')}
    </Button>
  );
}
