import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import type { Media } from 'edutech/core/ui/question/content/media';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { AnswerCrop } from '../answer/AnswerCrop';
import type { DeskCell } from '../desk/cells';
import type { AnswerGroup } from '../rules/groups';
import type { QuestionState } from './use-question';

interface GroupsProps {
  readonly state: QuestionState;
  readonly groups: readonly AnswerGroup<DeskCell>[];
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly onOpen: (cell: DeskCell) => void;
  readonly onClose: () => void;
  readonly media: Media;
}

/** Answers that say the same, put together: one look and one key for all of them. What is written by hand stands last, one by one. */
export function Groups({ state, groups, at, onAt, onOpen, onClose, media }: GroupsProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  // The group at hand stays in sight
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className="correct-groups" aria-label={intl.formatMessage({ id: 'work.correct.groups' })}>
      <header>
        <h2>
          <FormattedMessage id="work.correct.groups" />
        </h2>
        <p className="muted">
          <FormattedMessage id="work.correct.groups.note" />
        </p>
        <Button size="small" onClick={onClose}>
          <FormattedMessage id="work.correct.groups.end" /> <kbd className="key">G</kbd>
        </Button>
      </header>
      <ol ref={list} data-marks>
        {groups.map((group, index) => (
          <li key={group.text ?? '\0'} className={classNames('correct-group', index === at && 'correct-group-now')}>
            <button type="button" aria-current={index === at ? 'true' : undefined} onClick={() => onAt(index)}>
              <GroupHead group={group} />
              {group.text !== null && group.cells[0] && (
                <AnswerCrop answer={group.cells[0].answer} question={state.column.question} media={media} />
              )}
            </button>
            <p className="correct-group-names">
              {group.cells.map((cell) => (
                <button key={cell.attemptid} type="button" className="correct-name" onClick={() => onOpen(cell)}>
                  {state.names.get(cell.attemptid)?.name || <FormattedMessage id="work.correct.nameless" />}
                  <b className="num">{cell.points ?? '–'}</b>
                </button>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function GroupHead({ group: { text, cells } }: { readonly group: AnswerGroup<DeskCell> }) {
  const open = cells.filter(({ points }) => points === null).length;
  return (
    <span className="correct-group-head">
      <b className="num">
        <FormattedMessage id="work.correct.people" values={{ count: cells.length }} />
      </b>
      {text === null && <FormattedMessage id="work.correct.groups.rest" />}
      <small className={open > 0 ? 'correct-entry-at' : 'muted'}>
        {open > 0 ? (
          <FormattedMessage id="work.correct.groups.open" values={{ count: open }} />
        ) : (
          <FormattedMessage id="work.correct.filter.done" />
        )}
      </small>
    </span>
  );
}
