import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { newId } from 'edutech/core/common/ids';
import { Finder, FoundFile } from 'edutech/plugins/library/kit/ui/finding/Finder';
import { useFinding } from 'edutech/plugins/library/kit/ui/finding/use-finding';
import { copyResource, listResources, showResource } from 'edutech/plugins/resource/api';
import type { Part } from '../../../model/book/document';
import { addParts } from '../../../model/book/edits';
import { useGuide } from '../guide-context';
import { usePartFiles } from '../parts/use-part-files';

/** Resources of the chapter, or found by words: what is chosen becomes a file of the guide book, which students may open. */
export function ResourcesDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { book } = useGuide();
  const finding = useFinding(book.nodeId, book.subjectId);
  const found = useAsked(listResources, finding.wish, finding.asking);
  return (
    <SideDrawer title={t('guide.tool.resources')} onClose={onClose}>
      <Stack className="form-body" packed>
        <Finder finding={finding} found={found} row={(one) => <Offered key={one.id} resource={one} />} />
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
    <li className="pad-y-2">
      <FoundFile ext={ext} title={title}>
        <Button
          size="small"
          icon="Add"
          busy={put.isBusy}
          aria-label={t('guide.resources.put.named', { title })}
          onClick={() => void put.run()}
        >
          {t('guide.resources.put')}
        </Button>
      </FoundFile>
    </li>
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
