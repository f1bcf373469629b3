import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { newId } from 'edutech/core/common/ids';
import { copyResource, listResources, showResource } from 'edutech/plugins/resource/api';
import type { Part } from '../../../model/book/document';
import { addParts } from '../../../model/book/edits';
import { useGuide } from '../guide-context';
import { usePartFiles } from '../parts/use-part-files';

const most = 20;
const spaces = ['public', 'mine'] as const;

/** Resources of the chapter, or found by words: what is chosen becomes a file of the guide book, which students may open. */
export function ResourcesDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { book } = useGuide();
  const [space, setSpace] = useState<(typeof spaces)[number]>('public');
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const [isWhole, setWhole] = useState(false);
  const { subjectId } = book;
  const nodeId = isWhole ? null : book.nodeId;
  const found = useAsked(
    listResources,
    { space, subjectId, ...(q ? { q } : nodeId ? { nodeId } : {}), sort: 'newest', page: 1, pageLine: most },
    { keeps: true, pause: q ? 250 : 0 },
  );
  return (
    <SideDrawer title={t('guide.tool.resources')} onClose={onClose}>
      <Stack className="form-body" packed>
        <Row wrap>
          <Segmented
            label={t('guide.resources.space')}
            value={space}
            onChange={setSpace}
            options={spaces.map((value) => ({ value, label: t(`guide.resources.${value}`) }))}
          />
          <input
            className="input grow shrink"
            type="search"
            maxLength={100}
            value={typed}
            placeholder={t('guide.resources.find')}
            aria-label={t('guide.resources.find')}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Row>
        <ListStates
          loading={!found.data && found.error === undefined}
          error={found.error}
          onRetry={found.again}
          count={found.data?.data.length ?? 0}
          filtered={q !== ''}
          clear={() => setTyped('')}
          empty={{
            title: t(nodeId ? 'guide.resources.noneInChapter' : 'guide.resources.none'),
            actions: nodeId && <Button onClick={() => setWhole(true)}>{t('guide.resources.whole')}</Button>,
          }}
          skeleton="text"
        >
          <Stack as="ul" gap={0} className="ruled-list">
            {(found.data?.data ?? []).map((one) => (
              <Offered key={one.id} resource={one} />
            ))}
          </Stack>
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}

type Listed = OutputOf<typeof listResources>['data'][number];

function Offered({ resource: { id, title, ext } }: { readonly resource: Listed }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { current, change, showFile } = useGuide();
  const add = (...parts: Part[]) => current && change((now) => addParts(now, current.id, parts));
  const files = usePartFiles(add);
  const put = useAct(async () => {
    const { file } = await call(showResource, { id });
    if (isShownItself(file)) {
      const { file: copy, name, mime } = await call(copyResource, { id });
      showFile(copy, file.sourcePath);
      add({ id: newId(), kind: 'file', file: copy, name: name.slice(0, 200), mime });
      return;
    }
    const pdf = await asPdf(file);
    if (pdf) await files.add([pdf]);
    else messages.show('guide.resources.unread', { tone: 'warning', values: { name: title } });
  });
  return (
    <Row as="li" className="pad-y-2">
      <FileBadge ext={ext} />
      <span className="grow clip2 t-13">
        <CityWords>{title}</CityWords>
      </span>
      <Button
        size="small"
        icon="Add"
        busy={put.isBusy}
        aria-label={t('guide.resources.put.named', { title })}
        onClick={() => void put.run()}
      >
        {t('guide.resources.put')}
      </Button>
    </Row>
  );
}

type ShownFile = OutputOf<typeof showResource>['file'];

/** Whether browsers show the file as it is. */
const isShownItself = ({ mime, ext }: Pick<ShownFile, 'mime' | 'ext'>): boolean =>
  /^(image|video|audio)\//.test(mime) || ext.toLowerCase() === 'pdf';

/** A document of an office program as PDF; null while there is none. */
async function asPdf({ name, officeOnlineUrl }: ShownFile): Promise<File | null> {
  if (officeOnlineUrl === '') return null;
  const answer = await fetch(officeOnlineUrl);
  const plain = name.replace(/\.[^.]+$/, '');
  return answer.ok ? new File([await answer.blob()], `${plain}.pdf`, { type: 'application/pdf' }) : null;
}
