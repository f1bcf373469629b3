import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useText } from 'edutech/core/web/hooks';
import { useWork } from 'edutech/core/web/asking/use-work';
import { type ClassroomItem, clearPictures, closeClass, openClass, registerDevice, removeDevice } from '../../api';

interface ClassroomRowProps {
  readonly classroom: ClassroomItem;
  readonly onChanged: () => unknown;
}

/** One class: its code while it is open, its devices, and its students' pictures. */
export function ClassroomRow({ classroom, onChanged }: ClassroomRowProps) {
  const t = useText();
  const call = useCall();
  const { isBusy, error, run } = useWork();
  const { class: classId, name, code, devices } = classroom;
  const act = (work: () => Promise<unknown>) => run(() => work().then(onChanged));
  return (
    <section className="account-classroom pad-t-4 ruled-top" aria-label={name}>
      <header>
        <h3 className="t-head">{name}</h3>
        <Button
          look={code ? 'outline' : 'primary'}
          busy={isBusy}
          onClick={() => act(() => call(code ? closeClass : openClass, { classId }))}
        >
          {t(code ? 'account.classrooms.close' : 'account.classrooms.open')}
        </Button>
      </header>
      {code && <OpenCode code={code.code} until={code.until} onOver={onChanged} />}
      {devices.map(({ device, name: label, isThis }) => (
        <p key={device} className="account-classroom-line">
          <span>
            {label}
            {isThis && t('account.classrooms.thisDevice')}
          </span>
          <Button size="small" onClick={() => act(() => call(removeDevice, { classId, deviceId: device }))}>
            {t('account.classrooms.removeDevice')}
          </Button>
        </p>
      ))}
      <DeviceForm isBusy={isBusy} onRegister={(label) => act(() => call(registerDevice, { classId, name: label }))} />
      <StudentPictures
        classroom={classroom}
        onClear={(person) => act(() => call(clearPictures, { classId, person }))}
      />
      {error !== undefined && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </section>
  );
}

/** The code as it is shown to a class, and how long it is still open. */
function OpenCode({ code, until, onOver }: { code: string; until: number; onOver: () => unknown }) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  // Counts the minutes down, and asks anew when they are over
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) onOver();
    }, 5_000);
    return () => clearInterval(timer);
  }, [until, onOver]);
  return (
    <Row as="p" className="account-open-code" wrap gap={4} align="baseline" rows={1}>
      <strong>{code.replace(/(\d{3})(\d{3})/, '$1 $2')}</strong>
      <span className="soft">{t('account.classrooms.until', { minutes })}</span>
    </Row>
  );
}

function DeviceForm({ isBusy, onRegister }: { isBusy: boolean; onRegister: (name: string) => void }) {
  const t = useText();
  const [name, setName] = useState('');
  return (
    <form
      className="account-classroom-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onRegister(name.trim());
      }}
    >
      <span className="login-input">
        <input
          value={name}
          maxLength={40}
          aria-label={t('account.classrooms.deviceName')}
          placeholder={t('account.classrooms.deviceName')}
          onChange={(event) => setName(event.target.value)}
        />
      </span>
      <Button type="submit" size="small" busy={isBusy} disabled={name.trim() === ''}>
        {t('account.classrooms.register')}
      </Button>
    </form>
  );
}

/** Who has chosen pictures, folded: one looks only when a child has forgotten its own, or must be let choose some. */
function StudentPictures({ classroom, onClear }: { classroom: ClassroomItem; onClear: (person: string) => void }) {
  const t = useText();
  const chosen = classroom.students.filter(({ hasPictures }) => hasPictures);
  const waiting = classroom.students.filter(({ mayChoose }) => !mayChoose);
  return (
    <details>
      <summary>{t('account.classrooms.pictures', { chosen: chosen.length, all: classroom.students.length })}</summary>
      {waiting.map(({ person, name, hasPictures }) => (
        <p key={person} className="account-classroom-line">
          <span>{name}</span>
          <Button size="small" onClick={() => onClear(person)}>
            {t(hasPictures ? 'account.classrooms.clear' : 'account.classrooms.letChoose')}
          </Button>
        </p>
      ))}
    </details>
  );
}
