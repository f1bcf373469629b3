import { type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { exportRoster, type ImportItem, rosterTemplate, uploadRoster } from '../../api';
import { routes } from '../../routes';
import { Progress } from './Progress';

type Kind = ImportItem['kind'];

interface UploadPanelProps {
  readonly schools: readonly { readonly id: string; readonly name: string }[];
  /** What may be imported. */
  readonly kinds: readonly Kind[];
  /** The kind that a link asked for. */
  readonly asked: string | null;
}

/** Steps one and two: what the list is of, its template, and the file. */
export function UploadPanel({ schools, kinds, asked }: UploadPanelProps) {
  const t = useText();
  const usual = kinds.includes('students') ? 'students' : kinds[0]!;
  const [kind, setKind] = useState<Kind>(kinds.find((one) => one === asked) ?? usual);
  const [school, setSchool] = useState(schools.length === 1 ? schools[0]!.id : '');
  const input = { kind, ...(school && kind !== 'schools' && { schoolId: school }) };
  return (
    <section className="card pad-4 below-4" aria-label={t('organisation.rosters.new')}>
      <Row wrap gap={3}>
        <Segmented
          label={t('organisation.rosters.list.kind')}
          options={kinds.map((value) => ({
            value,
            label: t(`organisation.rosters.kind.${value}`),
          }))}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
        />
        {schools.length > 1 && kind !== 'schools' && (
          <Row as="span" className="nowrap">
            <label htmlFor="organisation-roster-school">{t('organisation.rosters.list.school')}</label>
            <select
              id="organisation-roster-school"
              className="input"
              value={school}
              onChange={(event) => setSchool(event.currentTarget.value)}
            >
              <option value="">{t('organisation.rosters.severalSchools')}</option>
              {schools.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Row>
        )}
        <Row as="span" wrap gap={3} className="organisation-upload-tools end">
          <ExportButton endpoint={rosterTemplate} input={input}>
            {t('organisation.rosters.getTemplate')}
          </ExportButton>
          <ExportButton endpoint={exportRoster} input={input}>
            {t('organisation.rosters.getRoster')}
          </ExportButton>
        </Row>
      </Row>
      <DropPlace input={input} />
    </section>
  );
}

/** Takes a file by drop or by choice, and goes on to its import. */
function DropPlace({ input }: { input: { kind: Kind; schoolId?: string } }) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [sent, setSent] = useState<number | null>(null);

  const send = async (file: File | undefined) => {
    if (!file) return;
    setSent(0);
    try {
      const { id } = await call(uploadRoster, input, { files: { file }, onProgress: setSent });
      await navigate(routes.rosterImport.to({ id }));
    } catch {
      // the call has said what went wrong; the choices above stay as they are
    } finally {
      setSent(null);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };

  return (
    // dropping is a second way; the button below is the first
    <Stack
      justify="center"
      gap={2}
      className={classNames(
        'ground',
        'above-4',
        'round-card',
        'center',
        'organisation-drop',
        isOver && 'organisation-drop-over',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="ArrowUpload" size={24} className="ink-brand" />
      <p>{t('organisation.rosters.drop')}</p>
      <p className="muted">{t('organisation.rosters.formats')}</p>
      {sent === null ? (
        <Button look="primary" onClick={() => field.current?.click()}>
          {t('organisation.rosters.chooseFile')}
        </Button>
      ) : (
        <Progress share={sent} label={t('organisation.rosters.sending')} />
      )}
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={t('organisation.rosters.chooseFile')}
        accept=".xlsx,.csv,.txt,.zip"
        onChange={(event) => {
          void send(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </Stack>
  );
}
