import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { useCall } from 'edutech/core/web/hooks';
import { exportQuestions } from 'edutech/plugins/questions/api';
import { explainAddress, publishAddress } from '../../shared/addresses';
import type { ViewData } from './ViewPage';

/** What is done with the homework as a whole: taken along, given to others, explained in class. */
export function ViewActs({ data }: { readonly data: ViewData }) {
  const { published, assignmentid } = data;
  const mayPublish = useCan(['homework_tea.publish_other_classes']);
  const isMarked = published.assignments.some(({ submitted, withdrawn }) => submitted > 0 && !withdrawn);
  return (
    <>
      <DownloadMenu data={data} />
      {mayPublish && published.isown && (
        <Button icon="Share" to={publishAddress(published.homeworkid)}>
          <FormattedMessage id="work.view.publish" />
        </Button>
      )}
      {isMarked && (
        <Button look="primary" icon="FullScreen" to={explainAddress(published.homeworkid, assignmentid ?? undefined)}>
          <FormattedMessage id="work.view.explain" />
        </Button>
      )}
    </>
  );
}

const forms = [
  { format: 'docx', withanswers: false },
  { format: 'docx', withanswers: true },
  { format: 'pdf', withanswers: false },
  { format: 'pdf', withanswers: true },
] as const;

/** Word and PDF of the questions, with and without answers; printing what the page shows. */
function DownloadMenu({ data: { sheet } }: { readonly data: ViewData }) {
  const intl = useIntl();
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const mayDownload = useCan(['homework_tea.download']);
  const ids = [...new Set(sheet.items.flatMap(({ questionid }) => questionid ?? []))];
  const download = async (form: (typeof forms)[number]) => {
    setBusy(true);
    try {
      downloadInFrame((await call(exportQuestions, { ids, title: sheet.title, ...form })).address);
    } catch {
      // the call has said what went wrong
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropMenu
      align="end"
      className="btn"
      label={intl.formatMessage({ id: 'work.view.download' })}
      trigger={
        <>
          <Icon name={busy ? 'ArrowClockwise' : 'ArrowDownload'} />
          <span>
            <FormattedMessage id={busy ? 'work.view.writing' : 'work.view.download'} />
          </span>
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {mayDownload &&
        ids.length > 0 &&
        forms.map((form) => (
          <DropItem key={`${form.format} ${form.withanswers}`} onChoose={() => void download(form)}>
            <FormattedMessage id={`work.view.download.${form.format}${form.withanswers ? '.answers' : ''}`} />
          </DropItem>
        ))}
      <DropItem icon={<Icon name="Print" size={16} />} onChoose={() => window.print()}>
        <FormattedMessage id="work.view.print" />
      </DropItem>
    </DropMenu>
  );
}
