import { Link } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { listDrafts } from '../../../../api';
import { composeAddress, publishAddress } from '../../../shared/addresses';
import { useHomeworkActs } from '../acts/use-homework-acts';
import type { Tab } from '../list-wish';
import { DayTime } from './Deadline';
import { kindIcons } from './kind-icons';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { Row } from 'edutech/core/ui/layout/Row';

export type Draft = OutputOf<typeof listDrafts>['data'][number];

interface DraftRowProps {
  readonly tab: Exclude<Tab, 'published' | 'calendar'>;
  readonly draft: Draft;
  readonly now: Date;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean, withShift: boolean) => void;
}

/** Homework that is no class's: what it holds, when it was changed, and the way on. */
export function DraftRow({ tab, draft, now, isChosen, onChoose }: DraftRowProps) {
  const t = useText();
  const acts = useHomeworkActs();
  const { homeworkId, kind, subject, grade, owner, questions, points, minutes, changed, removed } = draft;
  const title = draft.title.trim() || t('work.untitled');
  return (
    <li className={classNames('work-row', 'work-row-draft', isChosen && 'work-row-chosen')}>
      <ChooseBox
        label={t('work.list.choose', { title: <CityWords>{title}</CityWords> })}
        isChosen={isChosen}
        onChoose={onChoose}
      />
      <span className="tile" title={t(`work.kind.${kind}`)}>
        <Icon name={kindIcons[kind]} />
      </span>
      <div className="work-row-title">
        {tab === 'removed' ? (
          <span className="clip1 block strong soft">{title}</span>
        ) : (
          <Link to={composeAddress(homeworkId)} className="block clip1 strong">
            {title}
          </Link>
        )}
        <small className="clip1">
          {t('work.list.draftFacts', {
            grade,
            subject,
            questions,
            points,
            minutes,
            owner: tab === 'shared' ? owner : 'none',
          })}
        </small>
      </div>
      <div className="work-row-changed muted t-13 nowrap">
        {t(removed ? 'work.list.removed' : 'work.list.changed', {
          time: <DayTime at={removed ?? changed} now={now} />,
        })}
      </div>
      <Row justify="end" gap="half" className="work-row-acts">
        {tab === 'draft' && (
          <>
            <Can rule={['homework_tea.arrange']}>
              <Button size="small" look="soft" to={publishAddress(homeworkId)}>
                {t('work.act.publish')}
              </Button>
            </Can>
            <Can rule={['homework_tea.copy']}>
              <IconButton
                icon="Copy"
                label={t('work.act.copyOf', { title })}
                onClick={() => void acts.copy(homeworkId)}
              />
            </Can>
          </>
        )}
        {(tab === 'template' || tab === 'shared') && (
          <Can rule={['homework_tea.copy']}>
            <Button size="small" look="soft" busy={acts.isBusy} onClick={() => void acts.copy(homeworkId)}>
              {t('work.act.use')}
            </Button>
          </Can>
        )}
        {tab === 'removed' ? (
          <Can rule={['homework_tea.delete']}>
            <Button size="small" look="soft" busy={acts.isBusy} onClick={() => void acts.restore([homeworkId])}>
              {t('work.act.restore')}
            </Button>
          </Can>
        ) : (
          draft.isOwn && (
            <Can rule={['homework_tea.delete']}>
              <IconButton
                icon="Delete"
                label={t('work.act.removeOf', { title })}
                onClick={() => void acts.remove([homeworkId])}
              />
            </Can>
          )
        )}
      </Row>
    </li>
  );
}
