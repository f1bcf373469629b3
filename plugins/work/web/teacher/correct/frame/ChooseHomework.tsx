import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { workListAddress } from '../../../shared/addresses';
import type { ChoiceData } from './load-correct';

interface ChooseHomeworkProps {
  readonly data: ChoiceData;
  /** Message of the page's title. */
  readonly title: string;
  /** Address of this view for a homework. */
  readonly to: (homeworkId: string, assignmentId: string) => string;
}

/** Correcting without saying what: the homework that waits to be corrected. */
export function ChooseHomework({ data: { published }, title, to }: ChooseHomeworkProps) {
  const t = useText();
  return (
    <PageFrame title={t(title)} note={t('work.correct.choose')}>
      {published.length === 0 ? (
        <div className="card">
          <EmptyState
            picture="box"
            title={t('work.correct.nothing')}
            text={t('work.correct.nothing.text')}
            actions={<Button to={workListAddress}>{t('work.list.title')}</Button>}
          />
        </div>
      ) : (
        <Stack as="ul" gap={2}>
          {published.flatMap(({ homeworkId, title: name, subject, assignments }) =>
            assignments.map(({ assignmentId, className, submitted, corrected }) => (
              <Row as="li" justify="between" gap={4} key={assignmentId} className="card pad-y-3 pad-x-4">
                <span>
                  <b className="block">{name}</b>
                  <small className="block muted">
                    {subject} · <CityWords>{className}</CityWords> ·{' '}
                    {t('work.correct.ofClass', { corrected, submitted })}
                  </small>
                </span>
                <Button look="soft" to={to(homeworkId, assignmentId)}>
                  {t('work.correct.begin')}
                </Button>
              </Row>
            )),
          )}
        </Stack>
      )}
    </PageFrame>
  );
}
