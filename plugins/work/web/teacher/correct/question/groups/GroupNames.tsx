import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { DeskCell } from '../../desk/cells';
import { type NamedGroup, unlike } from '../../rules/groups';
import type { QuestionState } from '../use-question';
import type { GroupsState } from './use-groups';

interface GroupNamesProps {
  readonly group: NamedGroup<DeskCell>;
  readonly groups: GroupsState;
  readonly state: QuestionState;
  readonly onOpen: (cell: DeskCell) => void;
}

/** Whose answers a group has: each opens, leaves the group, or joins the one that is picked; and the group itself is joined. */
export function GroupNames({ group, groups, state, onOpen }: GroupNamesProps) {
  const t = useText();
  const { picked } = groups;
  const others = group.text === null ? [] : unlike(group.cells);
  const isPicked = group.name === picked;
  const mayLeave = group.text !== null && group.cells.length > 1;
  return (
    <Column gap={1} className="correct-group-foot">
      <Row wrap gap={1} rows="half" className="correct-group-names above-2 scrolls">
        {group.cells.map((cell) => {
          const name = state.names.get(cell.attemptId)?.name || t('work.correct.nameless');
          return (
            <Row as="span" inline gap={0} key={cell.attemptId} className="correct-member">
              <Row
                as="button"
                inline
                align="stretch"
                gap={1}
                type="button"
                className={classNames(
                  'correct-name',
                  'pad-y-half',
                  'pad-x-2',
                  'sunk',
                  'soft',
                  't-12',
                  'round',
                  others.includes(cell) && 'tint-due',
                  others.includes(cell) && 'ink-due',
                )}
                onClick={() => onOpen(cell)}
              >
                {name}
                <b className="num">{cell.points ?? '–'}</b>
              </Row>
              {picked !== null && !isPicked ? (
                <IconButton
                  icon="Add"
                  label={t('work.correct.groups.put', { name })}
                  onClick={() => groups.put(cell.attemptId)}
                />
              ) : (
                mayLeave && (
                  <IconButton
                    icon="Dismiss"
                    label={t('work.correct.groups.out', { name })}
                    onClick={() => groups.takeOut(cell.attemptId)}
                  />
                )
              )}
            </Row>
          );
        })}
      </Row>
      {group.text !== null && (
        <Button size="small" look="quiet" icon="Link" aria-pressed={isPicked} onClick={() => groups.pick(group.name)}>
          {t(
            isPicked
              ? 'work.correct.groups.pickedHere'
              : picked === null
                ? 'work.correct.groups.pick'
                : 'work.correct.groups.join',
          )}
        </Button>
      )}
    </Column>
  );
}
