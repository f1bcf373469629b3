import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { AnswerCrop } from '../../answer/AnswerCrop';
import type { DeskCell } from '../../desk/cells';
import type { NamedGroup } from '../../rules/groups';
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
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const { at, picked } = groups;
  // The group at hand stays in sight
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <Column
      as="section"
      gap={0}
      className="correct-groups fill shrink-y"
      aria-label={intl.formatMessage({ id: 'work.correct.groups' })}
    >
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
  return (
    <header>
      <h2>
        <FormattedMessage id="work.correct.groups" />
      </h2>
      <p className="muted" role="status">
        <FormattedMessage id={groups.picked === null ? 'work.correct.groups.note' : 'work.correct.groups.picked'} />
      </p>
      {groups.canUndo && (
        <Button size="small" look="quiet" icon="ArrowUndo" onClick={() => groups.undo()}>
          <FormattedMessage id="work.correct.undo" />
        </Button>
      )}
      {groups.isChanged && (
        <Button size="small" look="quiet" onClick={groups.reset}>
          <FormattedMessage id="work.correct.groups.reset" />
        </Button>
      )}
      <Button size="small" onClick={groups.close}>
        <FormattedMessage id="work.correct.groups.end" /> <kbd className="key">G</kbd>
      </Button>
    </header>
  );
}

function GroupHead({ group: { text, cells, isByHand } }: { readonly group: NamedGroup<DeskCell> }) {
  const open = cells.filter(({ points }) => points === null).length;
  return (
    <Row as="span" className="correct-group-head">
      <b className="num">
        <FormattedMessage id="work.correct.people" values={{ count: cells.length }} />
      </b>
      {text === null && <FormattedMessage id="work.correct.groups.rest" />}
      {isByHand && (
        <small className="muted end">
          <FormattedMessage id="work.correct.groups.byHand" />
        </small>
      )}
      <small className={open > 0 ? 'correct-entry-at end' : 'muted end'}>
        {open > 0 ? (
          <FormattedMessage id="work.correct.groups.open" values={{ count: open }} />
        ) : (
          <FormattedMessage id="work.correct.filter.done" />
        )}
      </small>
    </Row>
  );
}
