import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const setup = useSetup(assignmentId, board);
  return (
    <Stack gap={4} className="work-peer-setup">
      <Stack packed gap={4}>
        <Items board={board} setup={setup} />
        <Rules setup={setup} />
      </Stack>
      <Stack packed gap={4}>
        <PairTable board={board} setup={setup} />
        <Stack className="card pad-4">
          {setup.problem && (
            <Row as="p" align="start" className="work-peer-problem ink-due" role="status">
              <Icon name="Warning" size={16} />
              {t(`work.error.${setup.problem}`, { count: board.inHand })}
            </Row>
          )}
          <Button
            look="primary"
            size="large"
            icon="ArrowSwap"
            busy={setup.busy}
            disabled={setup.problem !== null}
            onClick={() => void setup.start()}
          >
            {t('work.peer.start')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}

function Items({ board, setup }: { readonly board: PeerBoard; readonly setup: SetupState }) {
  const t = useText();
  const { itemIds } = setup.values;
  const toggle = (itemId: string) =>
    setup.set({
      itemIds: itemIds.includes(itemId) ? itemIds.filter((one) => one !== itemId) : [...itemIds, itemId],
    });
  return (
    <Panel
      title={t('work.peer.items')}
      note={<Tag>{itemIds.length}</Tag>}
      end={
        <Button
          look="link"
          size="small"
          onClick={() =>
            setup.set({ itemIds: itemIds.length === board.items.length ? [] : board.items.map(({ itemId }) => itemId) })
          }
        >
          {t(itemIds.length === board.items.length ? 'work.peer.items.none' : 'work.peer.items.all')}
        </Button>
      }
    >
      <ul className="work-peer-items pad-b-2">
        {board.items.map(({ itemId, number, stem, points, isByHand }) => (
          <li key={itemId}>
            <Row as="label" className="pad-y-1 pad-x-4 pressable high">
              <input type="checkbox" checked={itemIds.includes(itemId)} onChange={() => toggle(itemId)} />
              <strong className="num">{number}.</strong>
              <StemLine body={{ stem }} />
              {!isByHand && <Tag>{t('work.peer.items.machine')}</Tag>}
              <span className="num muted fixed">
                {t('questions.kit.question.points', { points: points.reduce((sum, one) => sum + one, 0) })}
              </span>
            </Row>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const switches = ['sameTier', 'anonymous', 'showsKeys'] as const satisfies readonly (keyof SetupValues)[];

function Rules({ setup: { values, set } }: { readonly setup: SetupState }) {
  const t = useText();
  return (
    <Panel title={t('work.peer.rules')}>
      <Stack gap={4} className="card-body">
        <div>
          <span className="note block below-1">{t('work.peer.reviewers')}</span>
          <Segmented
            label={t('work.peer.reviewers')}
            value={String(values.reviewers)}
            onChange={(value) => set({ reviewers: Number(value) })}
            options={Array.from({ length: mostReviewers }, (_, index) => ({
              value: String(index + 1),
              label: t('work.peer.reviewers.count', { count: index + 1 }),
            }))}
          />
        </div>
        <MomentField
          label={t('work.peer.dueAt')}
          value={values.dueAt}
          required
          onChange={(dueAt) => dueAt && set({ dueAt })}
        />
        {switches.map((name) => (
          <Row as="label" align="start" gap={3} key={name} className="work-peer-switch pressable">
            <input
              className="above-half"
              type="checkbox"
              checked={values[name]}
              onChange={({ currentTarget: { checked } }) => set({ [name]: checked })}
            />
            <Stack as="span" gap={0}>
              {t(`work.peer.${name}`)}
              <small className="muted">{t(`work.peer.${name}.hint`)}</small>
            </Stack>
          </Row>
        ))}
        <label className="work-peer-note">
          <span className="note block below-1">{t('work.peer.toReviewers')}</span>
          <textarea
            className="input wide pad-y-2"
            rows={2}
            maxLength={500}
            value={values.note}
            placeholder={t('work.peer.toReviewers.hint')}
            onChange={({ currentTarget: { value } }) => set({ note: value })}
          />
        </label>
      </Stack>
    </Panel>
  );
}
