import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { correctScanPage, type PageOfScript, reopenScanDoubts, scanPages, type StudentOfScript } from '../../../api';
import type { Correction } from '../../../model/scans/doubts';
import { PagePart } from '../desk/PagePart';
import { FindStudent } from './FindStudent';

/** Pages that count for a student: each can be void, or move to somebody else. */
export function PagesOfStudent({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const call = useCall();
  const [student, setStudent] = useState<StudentOfScript | null>(null);
  const [moved, setMoved] = useState<PageOfScript | null>(null);
  const { data, error, again } = useAsked(scanPages, student ? { projectId, scriptId: student.scriptId } : null);
  const correct = useAct(
    async (page: PageOfScript, answer: Correction) => {
      const { doubtId } = await call(correctScanPage, { projectId, pageId: page.pageId, answer });
      setMoved(null);
      again();
      return doubtId;
    },
    {
      done: 'marking.scans.corrected',
      undo: async (doubtId) => {
        await call(reopenScanDoubts, { projectId, doubtIds: [doubtId] });
        again();
      },
    },
  );
  return (
    <Stack gap={4}>
      <FindStudent projectId={projectId} label={t('marking.scans.pages.find')} number={0} onChoose={setStudent} />
      {student && (
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={data?.pages.length ?? 0}
          empty={{ title: t('marking.scans.pages.none', { name: student.name }) }}
        >
          <h3 lang={langOf(student.name)}>{student.name}</h3>
          <Stack as="ul" gap={4}>
            {data?.pages.map((one) => (
              <Stack as="li" gap={2} key={one.pageId}>
                <PagePart page={one.page} view={{ x: 0, y: 0, ...sizeOf(one.page) }} frames={[]} />
                <Row wrap justify="between">
                  <b>{t('marking.scans.page', { number: one.number })}</b>
                  <small className="note clip1">
                    {t('marking.scans.where', { batch: one.batch, position: one.position })}
                  </small>
                </Row>
                <Row wrap>
                  <Button
                    size="small"
                    icon="Delete"
                    busy={correct.isBusy}
                    onClick={() => void correct.run(one, { kind: 'void' })}
                  >
                    {t('marking.scans.void')}
                  </Button>
                  <Button
                    size="small"
                    aria-expanded={moved === one}
                    onClick={() => setMoved(moved === one ? null : one)}
                  >
                    {t('marking.scans.pages.move')}
                  </Button>
                </Row>
                {moved === one && (
                  <FindStudent
                    projectId={projectId}
                    label={t('marking.scans.whose')}
                    number={one.number}
                    onChoose={({ scriptId }) => void correct.run(one, { kind: 'student', scriptId })}
                  />
                )}
              </Stack>
            ))}
          </Stack>
        </ListStates>
      )}
    </Stack>
  );
}

const sizeOf = ({ width, height }: PageOfScript['page']) => ({ width, height });
