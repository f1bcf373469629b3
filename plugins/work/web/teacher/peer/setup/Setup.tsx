import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { MomentField } from 'edutech/core/ui/form/MomentField';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Tag } from 'edutech/core/ui/Tag';
import { mostReviewers } from '../../../../model/peer/pairs';
import { StemLine } from '../../StemLine';
import type { PeerBoard } from '../load-peer';
import { PairTable } from './PairTable';
import { type SetupState, type SetupValues, useSetup } from './use-setup';

interface SetupProps {
  readonly assignmentId: string;
  readonly board: PeerBoard;
}

/** Sets peer correction up: which questions, how many reviewers, until when; the pairs stand beside before they are given out. */
export function Setup({ assignmentId, board }: SetupProps) {
  const setup = useSetup(assignmentId, board);
  return (
    <div className="work-peer-setup">
      <div className="work-peer-how">
        <Items board={board} setup={setup} />
        <Rules setup={setup} />
      </div>
      <div className="work-peer-whom">
        <PairTable board={board} setup={setup} />
        <div className="card work-peer-start">
          {setup.problem && (
            <p className="work-peer-problem" role="status">
              <Icon name="Warning" size={16} />
              <FormattedMessage id={`work.error.${setup.problem}`} values={{ count: board.inHand }} />
            </p>
          )}
          <Button
            look="primary"
            size="large"
            icon="ArrowSwap"
            busy={setup.busy}
            disabled={setup.problem !== null}
            onClick={() => void setup.start()}
          >
            <FormattedMessage id="work.peer.start" />
          </Button>
        </div>
      </div>
    </div>
  );
}

function Items({ board, setup }: { readonly board: PeerBoard; readonly setup: SetupState }) {
  const { itemIds } = setup.values;
  const toggle = (itemId: string) =>
    setup.set({
      itemIds: itemIds.includes(itemId) ? itemIds.filter((one) => one !== itemId) : [...itemIds, itemId],
    });
  return (
    <Panel
      title={<FormattedMessage id="work.peer.items" />}
      note={<Tag>{itemIds.length}</Tag>}
      end={
        <Button
          look="link"
          size="small"
          onClick={() =>
            setup.set({ itemIds: itemIds.length === board.items.length ? [] : board.items.map(({ itemId }) => itemId) })
          }
        >
          <FormattedMessage
            id={itemIds.length === board.items.length ? 'work.peer.items.none' : 'work.peer.items.all'}
          />
        </Button>
      }
    >
      <ul className="work-peer-items">
        {board.items.map(({ itemId, number, stem, points, isByHand }) => (
          <li key={itemId}>
            <label>
              <input type="checkbox" checked={itemIds.includes(itemId)} onChange={() => toggle(itemId)} />
              <strong className="num">{number}.</strong>
              <StemLine body={{ stem }} />
              {!isByHand && (
                <Tag>
                  <FormattedMessage id="work.peer.items.machine" />
                </Tag>
              )}
              <span className="num muted">
                <FormattedMessage
                  id="questions.kit.question.points"
                  values={{ points: points.reduce((sum, one) => sum + one, 0) }}
                />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const switches = ['sameTier', 'anonymous', 'showsKeys'] as const satisfies readonly (keyof SetupValues)[];

function Rules({ setup: { values, set } }: { readonly setup: SetupState }) {
  const intl = useIntl();
  return (
    <Panel title={<FormattedMessage id="work.peer.rules" />}>
      <div className="card-body work-peer-rules">
        <div>
          <span className="work-peer-label">
            <FormattedMessage id="work.peer.reviewers" />
          </span>
          <Segmented
            label={intl.formatMessage({ id: 'work.peer.reviewers' })}
            value={String(values.reviewers)}
            onChange={(value) => set({ reviewers: Number(value) })}
            options={Array.from({ length: mostReviewers }, (_, index) => ({
              value: String(index + 1),
              label: intl.formatMessage({ id: 'work.peer.reviewers.count' }, { count: index + 1 }),
            }))}
          />
        </div>
        <MomentField
          label={intl.formatMessage({ id: 'work.peer.dueAt' })}
          value={values.dueAt}
          required
          onChange={(dueAt) => dueAt && set({ dueAt })}
        />
        {switches.map((name) => (
          <label key={name} className="work-peer-switch">
            <input
              type="checkbox"
              checked={values[name]}
              onChange={({ currentTarget: { checked } }) => set({ [name]: checked })}
            />
            <span>
              <FormattedMessage id={`work.peer.${name}`} />
              <small className="muted">
                <FormattedMessage id={`work.peer.${name}.hint`} />
              </small>
            </span>
          </label>
        ))}
        <label className="work-peer-note">
          <span className="work-peer-label">
            <FormattedMessage id="work.peer.toReviewers" />
          </span>
          <textarea
            className="input"
            rows={2}
            maxLength={500}
            value={values.note}
            placeholder={intl.formatMessage({ id: 'work.peer.toReviewers.hint' })}
            onChange={({ currentTarget: { value } }) => set({ note: value })}
          />
        </label>
      </div>
    </Panel>
  );
}
