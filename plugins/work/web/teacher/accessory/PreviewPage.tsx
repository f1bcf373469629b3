import { useEffect } from 'react';
import { FormattedDate } from 'react-intl';
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { sizeText } from 'edutech/core/ui/rules/length';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { useText } from 'edutech/core/web/hooks';
import { FileViewer } from 'edutech/plugins/media/kit/ui/viewer/FileViewer';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { lookAtFile } from '../../../api';
import { accessoryPreviewAddress, byPersonAddress, viewAddress, workListAddress } from '../../shared/addresses';
import { previewKeys, useTurning } from './preview-keys';

/** A file of homework, or one that a student handed in: named by `id` and `file`; without `file` the first of the homework. */
export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const [homeworkId, fileId] = [url.searchParams.get('id'), url.searchParams.get('file')];
  if (!isId(homeworkId)) return null;
  return call(lookAtFile, { homeworkId, ...(isId(fileId) && { fileId }) }, { signal });
};
type Data = OutputOf<typeof lookAtFile> | null;

/** The document is called as the file is. */
export const head = (data: Data): PageHead => {
  const name = data?.files.find(({ fileId }) => fileId === data.fileId)?.name;
  return name ? { title: name } : {};
};

/** One file large, those beside it as a strip: arrow keys turn from one to the next. */
export function Page() {
  const data = useLoaderData<Data>();
  const file = data?.files.find(({ fileId }) => fileId === data.fileId);
  if (!data || !file) return <NoFile />;
  return <Preview data={data} file={file} />;
}

interface PreviewProps {
  readonly data: NonNullable<Data>;
  readonly file: NonNullable<Data>['files'][number];
}

function Preview({ data: { homeworkId, title, files, student }, file }: PreviewProps) {
  const t = useText();
  const navigate = useNavigate();
  const at = files.indexOf(file);
  const addressOf = (index: number) => accessoryPreviewAddress(homeworkId, files[index]!.fileId);
  useTurning((by) => {
    const next = at + by;
    if (next < 0 || next >= files.length) return false;
    void navigate(addressOf(next), { replace: true });
    return true;
  });
  return (
    <Stack gap={4} className="work-preview">
      <Row as="header" justify="between" wrap gap={4} rows={2} className="work-preview-head">
        <div>
          <h1 className="clip1" title={file.name}>
            {file.name}
          </h1>
          <p className="muted t-13">
            <Link to={viewAddress(homeworkId)}>{title}</Link>
            {' · '}
            {student ? <HandedIn student={student} /> : t('work.preview.attachment')}
            {' · '}
            <span className="num">{sizeText(file.bytes)}</span>
          </p>
        </div>
        <Row align="stretch" className="no-print">
          <Button icon="ArrowDownload" href={file.address} download={file.name}>
            {t('work.preview.download')}
          </Button>
          {student?.submitted && (
            <Button look="primary" to={byPersonAddress(homeworkId, undefined, student.attemptId)}>
              {t('work.preview.correct')}
            </Button>
          )}
        </Row>
      </Row>
      {file.isConverting && <Converting />}
      <FileViewer key={file.fileId} src={file.address} name={file.name} ext={file.ext} pdf={file.pdf} />
      {files.length > 1 && (
        <nav className="work-preview-strip no-print" aria-label={t('work.preview.others')}>
          <Row as="ol" align="stretch" className="pad-1 scrolls-x">
            {files.map((one, index) => (
              <li key={one.fileId}>
                <Link
                  className="pad-2 framed round-card paper soft size-12 hovers"
                  to={addressOf(index)}
                  replace
                  preventScrollReset
                  aria-current={one === file ? 'page' : undefined}
                >
                  {['jpg', 'jpeg', 'png', 'webp', 'gif'].includes(one.ext) ? (
                    <img className="wide" src={one.address} alt="" />
                  ) : (
                    <Icon name="Document" size={24} />
                  )}
                  <span className="clip1 within">{one.name}</span>
                </Link>
              </li>
            ))}
          </Row>
        </nav>
      )}
      <KeyHints hints={previewKeys} />
    </Stack>
  );
}

/** How often a page asks whether a document is converted. Milliseconds. */
const askAgain = 4000;

/** The document is being made ready to be looked at: the page asks again by itself. */
function Converting() {
  const t = useText();
  const { revalidate } = useRevalidator();
  // Until the loader says that it is there
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), askAgain);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <p className="pad-y-2 pad-x-3 round tint-brand t-13" role="status">
      {t('work.preview.converting')}
    </p>
  );
}

function HandedIn({ student }: { readonly student: NonNullable<NonNullable<Data>['student']> }) {
  const t = useText();
  const { name, number, submitted } = student;
  return (
    <>
      {t('work.preview.by', { name, number })}
      {' · '}
      {submitted
        ? t('work.preview.handedIn', {
            time: (
              <FormattedDate
                value={submitted}
                month="numeric"
                day="numeric"
                hour="2-digit"
                minute="2-digit"
                hourCycle="h23"
              />
            ),
          })
        : t('work.preview.inHand')}
    </>
  );
}

const NoFile = () => (
  <NothingHere
    picture="box"
    title="work.preview.none"
    text="work.preview.noneHint"
    on={{ to: workListAddress, label: 'work.preview.toList' }}
  />
);
