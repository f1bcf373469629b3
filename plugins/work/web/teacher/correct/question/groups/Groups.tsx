import { useEffect, useRef } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { AnswerCrop } from '../../answer/AnswerCrop';
import type { DeskCell } from '../../desk/cells';
import { type NamedGroup, unlike } from '../../rules/groups';
import type { QuestionState } from '../use-question';
import { GroupNames } from './GroupNames';
import type { GroupsState } from './use-groups';

interface GroupsProps {
  readonly state: QuestionState;
  readonly groups: GroupsState;
  readonly onOpen: (cell: DeskCell) => void;
  readonly media: Media;
}

/**
 * Answers that say the same, put together: one look and one key for all of them. What is written by hand stands last, one by
 * one. A teacher takes answers out, puts them elsewhere, and joins groups.
 */
export function Groups({ state, groups, onOpen, media }: GroupsProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const { at, picked } = groups;
  // The group at hand stays in sight
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <Column as="section" gap={0} className="correct-groups fill shrink-y" aria-label={t('work.correct.groups')}>
      <GroupsHead groups={groups} />
      <ol className="fill packed pad-4 scrolls" ref={list} data-marks>
        {groups.groups.map((group, index) => (
          <li
            key={group.name}
            className={classNames(
              'pad-y-2',
              'pad-x-3',
              'round-card',
              'paper',
              'correct-group',
              index === at && 'correct-group-now',
              group.name === picked && 'correct-group-picked',
            )}
          >
            <button type="button" aria-current={index === at ? 'true' : undefined} onClick={() => groups.goTo(index)}>
              <GroupHead group={group} />
              {group.text !== null && group.cells[0] && (
                <AnswerCrop answer={group.cells[0].answer} question={state.column.question} media={media} />
              )}
            </button>
            <GroupNames group={group} groups={groups} state={state} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </Column>
  );
}

function GroupsHead({ groups }: Pick<GroupsProps, 'groups'>) {
  const t = useText();
  return (
    <header>
      <h2 className="fixed t-strong">{t('work.correct.groups')}</h2>
      <p className="muted" role="status">
        {t(groups.picked === null ? 'work.correct.groups.note' : 'work.correct.groups.picked')}
      </p>
      {groups.canUndo && (
        <Button size="small" look="quiet" icon="ArrowUndo" onClick={() => groups.undo()}>
          {t('work.correct.undo')}
        </Button>
      )}
      {groups.isChanged && (
        <Button size="small" look="quiet" onClick={groups.reset}>
          {t('work.correct.groups.reset')}
        </Button>
      )}
      <Button size="small" onClick={groups.close}>
        {t('work.correct.groups.end')} <kbd className="key">G</kbd>
      </Button>
    </header>
  );
}

function GroupHead({ group: { text, cells, isByHand } }: { readonly group: NamedGroup<DeskCell> }) {
  const t = useText();
  const open = cells.filter(({ points }) => points === null).length;
  const others = unlike(cells).length;
  return (
    <Row as="span">
      <b className="num">{t('work.correct.people', { count: cells.length })}</b>
      {text === null && t('work.correct.groups.rest')}
      {text !== null && others > 0 && (
        <small className="ink-due end">{t('work.correct.groups.unlike', { count: others })}</small>
      )}
      {isByHand && <small className="muted end">{t('work.correct.groups.byHand')}</small>}
      <small className={open > 0 ? 'ink-brand end' : 'muted end'}>
        {open > 0 ? t('work.correct.groups.open', { count: open }) : t('work.correct.filter.done')}
      </small>
    </Row>
  );
}
