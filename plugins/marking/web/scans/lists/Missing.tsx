import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { markAbsent, type ScanStation, scanMissing } from '../../../api';

/** Scripts that have not arrived as a whole: absent, without a page, or without some. */
export function Missing({ station }: { readonly station: ScanStation }) {
  const t = useText();
  const call = useCall();
  const { projectId, scripts } = station;
  const asked = useAsked(scanMissing, { projectId }, { keeps: true });
  const turn = async (scriptIds: string[], isAbsent: boolean) => {
    await call(markAbsent, { projectId, scriptIds, isAbsent });
    asked.again();
  };
  const absent = useAct((scriptIds: string[]) => turn(scriptIds, true), {
    done: 'marking.scans.absent.done',
    undo: (_, scriptIds) => turn(scriptIds, false),
  });
  const present = useAct((scriptId: string) => turn([scriptId], false), { done: 'marking.scans.absent.undone' });
  const all = asked.data?.scripts ?? [];
  const without = all.filter(({ has, isAbsent }) => has.length === 0 && !isAbsent).map(({ scriptId }) => scriptId);
  return (
    <ListStates
      loading={asked.data === undefined && asked.error === undefined}
      error={asked.error}
      onRetry={asked.again}
      count={scripts.all === scripts.arrived ? 0 : all.length}
      empty={{ title: t('marking.scans.missing.empty') }}
    >
      {without.length > 1 && (
        <Button size="small" wide busy={absent.isBusy} onClick={() => void absent.run(without)}>
          {t('marking.scans.missing.allAbsent', { count: without.length })}
        </Button>
      )}
      <Stack as="ul" gap={3}>
        {all.map(({ scriptId, name, admission, isAbsent, has, asked: marks }) => (
          <li key={scriptId}>
            <Row justify="between">
              <span>
                <b lang={langOf(name)}>{name}</b> <small className="note num">{admission}</small>
              </span>
              {isAbsent && <Tag>{t('marking.scans.missing.absent')}</Tag>}
            </Row>
            <Row justify="between">
              <small className="note">
                {has.length === 0
                  ? t('marking.scans.missing.none')
                  : has.length < station.pagesOfScript
                    ? t('marking.scans.missing.has', { pages: has.join(', ') })
                    : t('marking.scans.missing.asked', { count: marks })}
              </small>
              {has.length === 0 && (
                <Button
                  look="quiet"
                  size="small"
                  busy={absent.isBusy || present.isBusy}
                  onClick={() => void (isAbsent ? present.run(scriptId) : absent.run([scriptId]))}
                >
                  {t(isAbsent ? 'marking.scans.missing.notAbsent' : 'marking.scans.missing.markAbsent')}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Stack>
    </ListStates>
  );
}
