import { Avatar } from 'edutech/core/ui/Avatar';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { useComposer } from '../desk/composer-context';

interface PresentProps {
  /** Shows who works on the paper; null: nobody but its maker can yet. */
  readonly onTeam: (() => void) | null;
}

/** Colleagues who have the paper open now, and the way to those who work on it. */
export function Present({ onTeam }: PresentProps) {
  const t = useText();
  const { others } = useComposer().together;
  return (
    <>
      {others.length > 0 && (
        <Row
          as="span"
          gap={0}
          role="img"
          aria-label={t('exam.together.present', { names: others.map(({ name }) => name).join('、') })}
        >
          {others.map(({ personId, name }) => (
            <Avatar key={personId} person={personId} name={name} />
          ))}
        </Row>
      )}
      {onTeam && <IconButton icon="People" label={t('exam.together')} onClick={onTeam} />}
    </>
  );
}
