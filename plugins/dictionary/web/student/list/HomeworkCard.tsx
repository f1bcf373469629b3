import { Button } from 'edutech/core/ui/Button';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { MyAssignment } from '../../../api/practising';
import { routes } from '../../../routes';
import { PaperButton } from './PaperButton';

/** Homework: how far one is, until when, on the screen or on paper. */
export function HomeworkCard({ assignment }: { readonly assignment: MyAssignment }) {
  const t = useText();
  const { assignmentId, title, teacher, words, tasks, done, isPassed, takesPaper, dueAt } = assignment;
  const now = useNow(60_000);
  const isDone = done >= tasks;
  const isLate = new Date(dueAt) < now;
  return (
    <li className="pad-4">
      <Row wrap gap={3} rows={3}>
        <div className="grow dictionary-wide">
          <Row wrap gap={2}>
            <b>
              <CityWords>{title}</CityWords>
            </b>
            {isPassed && <Tag tone="done">{t('dictionary.homework.passed')}</Tag>}
            {!isDone && isLate && <Tag tone="late">{t('dictionary.homework.late')}</Tag>}
          </Row>
          <p className="note above-1">
            <CityWords>{teacher}</CityWords> · {t('dictionary.homework.words', { count: words })} ·{' '}
            {t('dictionary.homework.until', { moment: <SaidMoment at={dueAt} /> })}
          </p>
          <Row gap={3} className="above-2">
            <progress className="meter grow" value={done} max={tasks} aria-label={t('dictionary.homework.done')} />
            <small className="num muted">{`${done} / ${tasks}`}</small>
          </Row>
        </div>
        <Row wrap>
          {takesPaper && <PaperButton assignment={assignment} />}
          <Button look={isDone ? 'outline' : 'soft'} to={routes.practise.to({ assignment: assignmentId })}>
            {t(
              isDone
                ? 'dictionary.homework.again'
                : done > 0
                  ? 'dictionary.homework.goOn'
                  : 'dictionary.homework.begin',
            )}
          </Button>
        </Row>
      </Row>
    </li>
  );
}
