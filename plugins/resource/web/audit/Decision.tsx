import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import { DecideBar } from 'edutech/plugins/library/kit/ui/review/DecideBar';
import type { AuditReview } from './use-audit';

const ReasonDialog = onDemand(() => import('edutech/core/ui/form/ReasonDialog').then((part) => part.ReasonDialog));

const usual = ['content', 'words', 'licence', 'chapter', 'quality'] as const;

interface DecisionProps {
  readonly review: AuditReview;
  readonly title: string;
}

/** Approve or return; what has passed can be taken down. The owner reads the reason, with the comments. */
export function Decision({ review, title }: DecisionProps) {
  const t = useText();
  const act = review.isOpen ? 'return' : 'takeDown';
  return (
    <>
      {review.isShared ? (
        <div className="card library-decide paper">
          <Button icon="ArrowUndo" onClick={review.askReturn}>
            {t('resource.audit.act.takeDown')}
          </Button>
        </div>
      ) : (
        <DecideBar review={review} />
      )}
      {review.isReturning && (
        <ReasonDialog
          name={`resource.${act}`}
          title={t(`resource.audit.${act}.title`, { title })}
          submit={t(`resource.audit.act.${act}`)}
          label="resource.audit.reason"
          missing="resource.audit.noReason"
          usual={usual.map((name) => `resource.audit.usual.${name}`)}
          longest={1000}
          onDone={review.isOpen ? review.giveBack : review.takeDown}
          onClose={review.closeReturn}
        />
      )}
    </>
  );
}
