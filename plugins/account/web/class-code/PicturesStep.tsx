import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useServices, useText } from 'edutech/core/web/hooks';
import { signInPath } from 'edutech/core/web/page/place';
import { useWork } from 'edutech/core/web/asking/use-work';
import { type StudentName, signInByPictures } from '../../api/class-code';
import { type Picture, picturesInPassword } from '../../model/class-code/pictures';
import { goOn } from '../login/go-on';
import { PictureGrid } from './PictureGrid';

interface PicturesStepProps {
  readonly entry: string;
  readonly student: StudentName;
}

/** Three pictures sign in; the first time they are chosen, and shown once more to be sure. */
export function PicturesStep({ entry, student }: PicturesStepProps) {
  const t = useText();
  const services = useServices();
  const { call, session } = services;
  const isFirst = !student.hasPictures;
  const [first, setFirst] = useState<readonly Picture[] | null>(null);
  const [chosen, setChosen] = useState<readonly Picture[]>([]);
  const [isOther, setOther] = useState(false);
  const { isBusy, error, run, clear } = useWork();

  const signIn = async (pictures: readonly Picture[]) => {
    const input = { entry, person: student.person, pictures: [...pictures], isFirst };
    const isIn = await run(() =>
      session.signIn((proof) => call(signInByPictures, { ...input, proof }, { quiet: true, withoutRole: true })),
    );
    setChosen([]);
    setFirst(null);
    if (isIn) goOn(services);
  };
  const choose = (pictures: readonly Picture[]) => {
    clear();
    setOther(false);
    setChosen(pictures);
    if (pictures.length < picturesInPassword) return;
    if (!isFirst) return void signIn(pictures);
    setChosen([]);
    if (first === null) return setFirst(pictures);
    if (first.join() === pictures.join()) return void signIn(pictures);
    setFirst(null);
    setOther(true);
  };
  if (isFirst && !student.mayChoose) return <AskTeacher name={student.name} />;
  const text = !isFirst
    ? 'account.classCode.show'
    : first === null
      ? 'account.classCode.choose'
      : 'account.classCode.repeat';
  return (
    <section className="account-pictures-step center" aria-labelledby="account-student">
      <h2 id="account-student" tabIndex={-1}>
        {t('account.classCode.hello', { name: student.name })}
      </h2>
      <p>{t(text)}</p>
      <PictureGrid chosen={chosen} onChosen={choose} isBusy={isBusy} />
      <p className="above-2 ink-late t-13" role="alert">
        {isOther && t('account.classCode.different')}
        {error !== undefined && <ErrorText error={error} />}
      </p>
    </section>
  );
}

/** Beside a password of one's own, pictures are chosen only when the teacher lets them be. */
function AskTeacher({ name }: { name: string }) {
  const t = useText();
  return (
    <section className="card account-pictures-step account-ask-teacher center">
      <Icon name="LockClosed" size={24} />
      <h2>{t('account.classCode.hello', { name })}</h2>
      <p role="status">{t('account.classCode.ownPassword')}</p>
      <Button look="primary" size="large" to={signInPath}>
        {t('account.classCode.byAccount')}
      </Button>
    </section>
  );
}
