import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useCall, useText } from 'edutech/core/web/hooks';
import { proving } from 'edutech/core/web/session/login/proof';
import { type ClassEntry, enterClass, type StudentName } from '../../api';
import { routes } from '../../routes';
import { CodeStep } from './CodeStep';
import { PicturesStep } from './PicturesStep';

const quiet = { quiet: true, withoutRole: true } as const;

/** Young students' sign-in: class code (or this device's class), the own name, three pictures. */
export function Page() {
  const t = useText();
  const call = useCall();
  const [entry, setEntry] = useState<ClassEntry | null>(null);
  const [student, setStudent] = useState<StudentName | null>(null);

  // A registered device shows its class at once; all others ask for the code
  useEffect(() => {
    call(enterClass, {}, quiet).then(setEntry, () => undefined);
  }, [call]);

  const enter = async (code: string) => {
    const entered = await proving((proof) => call(enterClass, { code, proof }, quiet));
    setEntry(entered);
  };
  const back = () => (student ? setStudent(null) : setEntry(null));

  if (!entry)
    return (
      <div className="account-card-page">
        <section className="card account-card-box">
          <h1>{t('account.classCode.title')}</h1>
          <CodeStep enter={enter} />
          <ByCard />
        </section>
      </div>
    );
  return (
    <div className="account-class mid">
      <header>
        <h1>{t('account.classCode.class', { school: entry.schoolName, name: entry.className })}</h1>
        <Button look="quiet" size="large" icon="ArrowLeft" onClick={back}>
          {t(student ? 'account.classCode.otherName' : 'account.classCode.otherCode')}
        </Button>
      </header>
      {student ? (
        <PicturesStep key={student.person} entry={entry.entry} student={student} />
      ) : (
        <Names students={entry.students} onChosen={setStudent} />
      )}
      <ByCard />
    </div>
  );
}

/** The way for a child who has a card with it. */
function ByCard() {
  const t = useText();
  return (
    <Row as="p" className="account-class-card soft">
      <ModuleIcon name="QrCode" />
      <Button look="link" to={routes.card.to()}>
        {t('account.classCode.byCard')}
      </Button>
    </Row>
  );
}

/** A button for each name, big enough for small fingers. */
function Names({ students, onChosen }: { students: readonly StudentName[]; onChosen: (student: StudentName) => void }) {
  const t = useText();
  return (
    <section aria-labelledby="account-names">
      <h2 id="account-names">{t('account.classCode.who')}</h2>
      {students.length === 0 && <p>{t('account.classCode.empty')}</p>}
      <ul className="account-names">
        {students.map((student) => (
          <li key={student.person}>
            <button type="button" onClick={() => onChosen(student)}>
              {student.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
