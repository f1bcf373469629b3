import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type Board, releaseCheck, type ReleaseCheck, releaseProject } from '../../api';
import { pageDoubts } from '../../model/scans/doubts';
import { routes } from '../../routes';

/** What has to be right before students read their results, line by line. */
export function ReleasePart({ board: { projectId, state } }: { readonly board: Board }) {
  const t = useText();
  const { data, error, again } = useAsked(releaseCheck, { projectId });
  if (state === 'released') return <p className="note">{t('marking.release.done')}</p>;
  return (
    <ListStates
      loading={!data && !error}
      error={error}
      onRetry={again}
      count={data ? 1 : 0}
      empty={{ title: t('marking.setup.empty') }}
      skeleton="text"
    >
      {data && <Checks projectId={projectId} check={data} />}
    </ListStates>
  );
}

const countOf = (doubts: ReleaseCheck['doubts']): number => doubts.reduce((sum, { count }) => sum + count, 0);

function Checks({ projectId, check }: { readonly projectId: string; readonly check: ReleaseCheck }) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [zeros, setZeros] = useState(false);
  const [keys, setKeys] = useState(false);
  const release = useAct(
    async () => {
      const released = await call(releaseProject, { projectId, confirms: { zeros, keys } });
      await revalidate();
      return released;
    },
    { done: ({ students }) => ({ id: 'marking.release.told', values: { count: students } }) },
  );
  const lines = [
    { name: 'waiting', open: check.waiting },
    { name: 'arbitration', open: check.arbitration },
    { name: 'problems', open: check.problems },
    { name: 'expected', open: check.expected },
    { name: 'missing', open: check.missing },
    ...(check.unread > 0 ? [{ name: 'unread', open: check.unread } as const] : []),
    { name: 'differing', open: check.differing },
  ] as const;
  const doubts = countOf(check.doubts);
  const pages = countOf(check.doubts.filter(({ kind }) => (pageDoubts as readonly string[]).includes(kind)));
  const unseen = check.zeros - check.zerosSeen;
  const isReady = lines.every(({ open }) => open === 0) && doubts === 0 && (unseen === 0 || zeros) && keys;
  return (
    <Panel
      title={t('marking.release.title')}
      note={<span className="note">{t('marking.release.note', { absent: check.absent })}</span>}
    >
      <Stack gap={4} className="card-body">
        <Stack as="ul" gap={2}>
          {lines.map(({ name, open }) => (
            <Row as="li" key={name} className={open > 0 ? 'ink-late' : 'ink-done'}>
              <Icon name={open > 0 ? 'Warning' : 'Checkmark'} size={16} />
              {t(`marking.release.${name}`, { count: open, answers: check.answers })}
              {open > 0 && (name === 'arbitration' || name === 'problems') && (
                <Button look="quiet" size="small" to={routes.board.to({ project: projectId, view: 'asking' })}>
                  {t('marking.view.asking')}
                </Button>
              )}
            </Row>
          ))}
          {check.isPrinted && (
            <Row as="li" wrap className={doubts > 0 ? 'ink-late' : 'ink-done'}>
              <Icon name={doubts > 0 ? 'Warning' : 'Checkmark'} size={16} />
              {t('marking.release.doubts', { count: doubts, pages, marks: doubts - pages })}
              {doubts > 0 && (
                <Button look="quiet" size="small" to={routes.scans.to({ project: projectId })}>
                  {t('marking.scans.title')}
                </Button>
              )}
            </Row>
          )}
        </Stack>
        {unseen > 0 && (
          <Row as="label">
            <input type="checkbox" checked={zeros} onChange={({ target }) => setZeros(target.checked)} />
            {t('marking.release.zeros', { count: unseen })}
          </Row>
        )}
        <Row as="label">
          <input type="checkbox" checked={keys} onChange={({ target }) => setKeys(target.checked)} />
          {t('marking.release.keys')}
        </Row>
        <Button
          look="primary"
          className="at-start"
          disabled={!isReady}
          busy={release.isBusy}
          onClick={() => void release.run()}
        >
          {t('marking.release.act')}
        </Button>
      </Stack>
    </Panel>
  );
}
