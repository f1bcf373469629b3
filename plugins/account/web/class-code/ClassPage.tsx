import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useCall } from 'edutech/core/web/hooks';
import { proving } from 'edutech/core/web/session/login/proof';
import { type ClassEntry, enterClass, type PupilName } from '../../api/class-code';
import { CodeStep } from './CodeStep';
import { PicturesStep } from './PicturesStep';

const quiet = { quiet: true, withoutRole: true } as const;

/** Young pupils' sign-in: class code (or this device's class), the own name, three pictures. */
export function Page() {
  const call = useCall();
  const [entry, setEntry] = useState<ClassEntry | null>(null);
  const [pupil, setPupil] = useState<PupilName | null>(null);

  // A registered device shows its class at once; all others ask for the code
  useEffect(() => {
    call(enterClass, {}, quiet).then(setEntry, () => undefined);
  }, [call]);

  const enter = async (code: string) => {
    const entered = await proving((proof) => call(enterClass, { code, proof }, quiet));
    setEntry(entered);
  };
  const back = () => (pupil ? setPupil(null) : setEntry(null));

  if (!entry)
    return (
      <div className="account-card-page">
        <section className="card account-card-box">
          <h1>
            <FormattedMessage id="account.classCode.title" />
          </h1>
          <CodeStep enter={enter} />
          <ByCard />
        </section>
      </div>
    );
  return (
    <div className="account-class">
      <header>
        <h1>
          <FormattedMessage id="account.classCode.class" values={{ school: entry.schoolName, name: entry.className }} />
        </h1>
        <Button look="quiet" size="large" icon="ArrowLeft" onClick={back}>
          <FormattedMessage id={pupil ? 'account.classCode.otherName' : 'account.classCode.otherCode'} />
        </Button>
      </header>
      {pupil ? (
        <PicturesStep key={pupil.person} entry={entry.entry} pupil={pupil} />
      ) : (
        <Names pupils={entry.pupils} onChosen={setPupil} />
      )}
      <ByCard />
    </div>
  );
}

/** The way for a child who has a card with it. */
const ByCard = () => (
  <p className="account-class-card">
    <ModuleIcon name="QrCode" />
    <Button look="link" to="/card">
      <FormattedMessage id="account.classCode.byCard" />
    </Button>
  </p>
);

/** A button for each name, big enough for small fingers. */
function Names({ pupils, onChosen }: { pupils: readonly PupilName[]; onChosen: (pupil: PupilName) => void }) {
  return (
    <section aria-labelledby="account-names">
      <h2 id="account-names">
        <FormattedMessage id="account.classCode.who" />
      </h2>
      {pupils.length === 0 && (
        <p>
          <FormattedMessage id="account.classCode.empty" />
        </p>
      )}
      <ul className="account-names">
        {pupils.map((pupil) => (
          <li key={pupil.person}>
            <button type="button" onClick={() => onChosen(pupil)}>
              {pupil.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
