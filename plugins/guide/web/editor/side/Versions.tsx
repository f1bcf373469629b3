import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { keepVersion, listVersions, restoreVersion } from '../../../api';
import { routes } from '../../../routes';
import { useGuide } from '../guide-context';

interface VersionsProps {
  readonly flush: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Kept versions: the present one is kept under a name, an earlier one is brought back. */
export function Versions({ flush, onClose }: VersionsProps) {
  const t = useText();
  const call = useCall();
  const { book } = useGuide();
  const [name, setName] = useState('');
  const versions = useAsked(listVersions, { bookId: book.id });
  const keep = useAct(
    async () => {
      await flush();
      await call(keepVersion, { id: newId(), bookId: book.id, name });
      setName('');
      versions.again();
    },
    { changes: false, done: 'guide.versions.kept' },
  );
  const restore = useAct(
    async (versionId: string) => {
      await flush();
      await call(restoreVersion, { bookId: book.id, versionId, keptId: newId() });
      // the editor begins anew with what is there now
      location.assign(routes.detail.to({ id: book.id }));
    },
    { changes: false },
  );
  return (
    <SideDrawer title={t('guide.versions')} onClose={onClose}>
      <Stack className="form-body">
        <Row
          as="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void keep.run();
          }}
        >
          <input
            className="input grow"
            value={name}
            maxLength={60}
            placeholder={t('guide.versions.name')}
            aria-label={t('guide.versions.name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" busy={keep.isBusy} disabled={name.trim() === ''}>
            {t('guide.versions.keep')}
          </Button>
        </Row>
        <ListStates
          loading={!versions.data && !versions.error}
          error={versions.error}
          onRetry={versions.again}
          count={versions.data?.length ?? 0}
          empty={{ title: t('guide.versions.none') }}
          skeleton="text"
        >
          <Stack as="ul" gap={0}>
            {(versions.data ?? []).map(({ id, name: kept, blocks, createdAt }) => (
              <Row as="li" key={id} className="pad-y-2 ruled-top">
                <span className="grow shrink">
                  <b lang={langOf(kept)}>{kept || t('guide.versions.automatic')}</b>
                  <span className="block note">
                    <SaidMoment at={createdAt} /> · {t('guide.versions.blocks', { blocks })}
                  </span>
                </span>
                <Button size="small" busy={restore.isBusy} onClick={() => void restore.run(id)}>
                  {t('guide.versions.restore')}
                </Button>
              </Row>
            ))}
          </Stack>
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}
