import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Row } from 'edutech/core/ui/layout/Row';
import { type RollOverChoice, type RollOverSchool, rollOverPreview, runRollOver } from '../../api';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { NumberedMap, numbersOf, type TypedNumbers } from './NumberedMap';
import { RollOverDone } from './RollOverDone';
import { RollOverTag } from './RollOverTag';
import { tonight } from './tonight';

type Preview = OutputOf<typeof rollOverPreview>;

/** A school's way into the next year: 一(1)班 → 二(1)班, who leaves, how many classes begin; then the run. */
export function RollOverMap({ school }: { school: RollOverSchool }) {
  const { rollOver } = school;
  return (
    <section className="card organisation-roll pad-4 below-4" aria-labelledby="organisation-roll-title">
      <header className="card-head">
        <h2 id="organisation-roll-title" tabIndex={-1}>
          {school.schoolName}
        </h2>
        <RollOverTag school={school} />
      </header>
      {rollOver && rollOver.state !== 'failed' ? <RollOverDone rollOver={rollOver} /> : <Choice school={school} />}
    </section>
  );
}

function Choice({ school }: { school: RollOverSchool }) {
  const t = useText();
  const call = useCall();
  const [newClasses, setNewClasses] = useState('');
  const [withTeachers, setWithTeachers] = useState(true);
  const [typed, setTyped] = useState<TypedNumbers>({});
  const choice = {
    newClasses: newClasses === '' ? null : Number(newClasses),
    withTeachers,
    numbers: numbersOf(typed),
  };
  const preview = usePreview(school.schoolId, choice);
  const { isBusy, run: start } = useAct((runAt?: Date) =>
    call(runRollOver, { schoolIds: [school.schoolId], choice, ...(runAt && { runAt: runAt.toISOString() }) }),
  );
  return (
    <>
      {school.rollOver?.fault && (
        <p className="organisation-warning pad-y-2 pad-x-3 above-2 below-2" role="alert">
          {t(school.rollOver.fault)}
        </p>
      )}
      <Row wrap gap={3} className="organisation-roll-choices">
        <label>
          {t('organisation.rollOver.newClasses')}
          <input
            className="input num"
            type="number"
            min={0}
            max={40}
            value={newClasses}
            placeholder={preview ? String(preview.newClasses.length) : ''}
            onChange={(event) => setNewClasses(event.currentTarget.value)}
          />
        </label>
        <Row as="label" align="start" className="organisation-check touch">
          <input
            type="checkbox"
            className="check fixed above-half below-half"
            checked={withTeachers}
            onChange={(event) => setWithTeachers(event.currentTarget.checked)}
          />
          {t('organisation.rollOver.withTeachers')}
        </Row>
      </Row>
      {preview && <NumberedMap map={preview} typed={typed} onChange={setTyped} />}
      {preview && (
        <Row wrap gap={3} className="organisation-acts">
          {preview.fault ? (
            <p className="organisation-warning pad-y-2 pad-x-3 above-2 below-2" role="alert">
              {t(`organisation.rollOver.fault.${preview.fault}`)}
            </p>
          ) : (
            <>
              <Button look="primary" busy={isBusy} onClick={() => void start()}>
                {t('organisation.rollOver.run')}
              </Button>
              <Button busy={isBusy} onClick={() => void start(tonight(new Date()))}>
                {t('organisation.rollOver.runTonight')}
              </Button>
              <span className="muted">{t('organisation.rollOver.undoNote')}</span>
            </>
          )}
        </Row>
      )}
    </>
  );
}

/** The map for a choice; a choice that is changed again before the answer is forgotten. */
function usePreview(schoolId: string, choice: RollOverChoice): Preview | null {
  return useAsked(rollOverPreview, { schoolId, choice }, { keeps: true, tells: true }).data ?? null;
}
