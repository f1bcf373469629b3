import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SubjectItem } from 'edutech/core/common/api/organisation';
import { fileGroups } from 'edutech/core/common/files/file-groups';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { reasons } from '../../../model/entry';
import { collectionAddress } from '../../shared/addresses';
import { mediaOf } from '../../shared/media-of';
import { BoxPicture } from './BoxPicture';
import { useAdding } from './use-adding';

const kinds = fileGroups.answerPictures.map((ending) => `.${ending}`).join(',');

/** A question from paper: photographed, cut out, looked for in the bank by its words, or kept as a picture. */
export function AddView({ subjects }: { readonly subjects: readonly SubjectItem[] }) {
  const intl = useIntl();
  const adding = useAdding();
  const input = useRef<HTMLInputElement>(null);
  const { picture, address, box, chosen, subject, reason, busy, failed, refused } = adding;
  const isReady = (picture !== null && subject !== '') || chosen !== null;
  return (
    <PageFrame
      title={<FormattedMessage id="wrong.add.title" />}
      note={<FormattedMessage id="wrong.add.note" />}
      end={
        <Button to={collectionAddress}>
          <FormattedMessage id="wrong.back" />
        </Button>
      }
    >
      <div className="wrong-add">
        <section className="card wrong-add-picture">
          <input
            ref={input}
            type="file"
            hidden
            accept={kinds}
            onChange={({ currentTarget }) => {
              void adding.take(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          {picture && address ? (
            <>
              <p className="wrong-hint">
                <FormattedMessage id="wrong.add.cutHint" />
              </p>
              <BoxPicture address={address} box={box} onBox={adding.setBox} />
            </>
          ) : (
            <div className="wrong-add-empty">
              <Icon name="Camera" size={24} />
              <p className="muted">
                <FormattedMessage id="wrong.add.kinds" />
              </p>
            </div>
          )}
          {refused && (
            <p className="wrong-often" role="alert">
              <FormattedMessage
                id={`wrong.add.${refused.why}`}
                values={{
                  name: refused.name,
                  allowed: intl.formatList(fileGroups.answerPictures, { type: 'disjunction' }),
                }}
              />
            </p>
          )}
          <Button icon="Camera" look={picture ? 'outline' : 'soft'} wide onClick={() => input.current?.click()}>
            <FormattedMessage id="wrong.add.choose" />
          </Button>
        </section>
        <div className="wrong-add-side">
          <Finding adding={adding} />
          <section className="card wrong-add-facts">
            {!chosen && (
              <label className="wrong-field">
                <FormattedMessage id="wrong.add.subject" />
                <select
                  className="input"
                  value={subject}
                  onChange={(event) => adding.setSubject(event.currentTarget.value)}
                >
                  <option value="">{intl.formatMessage({ id: 'wrong.add.subject.choose' })}</option>
                  {subjects.map(({ subjectId, subjectName }) => (
                    <option key={subjectId} value={subjectId}>
                      {subjectName}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <fieldset className="wrong-reasons" aria-label={intl.formatMessage({ id: 'wrong.entry.reason' })}>
              <span className="wrong-label" aria-hidden="true">
                <FormattedMessage id="wrong.entry.reason" />
              </span>
              {reasons.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="chip"
                  aria-pressed={reason === one}
                  onClick={() => adding.setReason(reason === one ? null : one)}
                >
                  <FormattedMessage id={`wrong.reason.${one}`} />
                </button>
              ))}
            </fieldset>
            {failed && (
              <p className="wrong-often" role="alert">
                <FormattedMessage id="wrong.add.failed" />
              </p>
            )}
            <Button look="primary" size="large" wide busy={busy} disabled={!isReady} onClick={adding.save}>
              <FormattedMessage id="wrong.add.save" />
            </Button>
          </section>
        </div>
      </div>
    </PageFrame>
  );
}

/** The question in the bank: found by words that one types, for nothing reads the picture. */
function Finding({ adding }: { readonly adding: ReturnType<typeof useAdding> }) {
  const { words, found, chosen, busy } = adding;
  return (
    <section className="card wrong-add-find">
      <label className="wrong-field">
        <FormattedMessage id="wrong.add.find" />
        <textarea
          className="input"
          rows={2}
          maxLength={200}
          value={words}
          onChange={(event) => adding.setWords(event.currentTarget.value)}
        />
      </label>
      <p className="wrong-hint">
        <FormattedMessage id="wrong.add.findHint" />
      </p>
      <Button icon="Search" busy={busy} disabled={words.trim().length < 2} onClick={adding.find}>
        <FormattedMessage id="wrong.add.findButton" />
      </Button>
      {found && (
        <div role="status" className="wrong-candidates">
          <p className="wrong-label">
            <FormattedMessage id={found.length > 0 ? 'wrong.add.found' : 'wrong.add.notFound'} />
          </p>
          {found.map(({ questionId, body, media }) => (
            <div key={questionId} className="wrong-candidate">
              <QuestionView body={body} media={mediaOf(media)} />
              <Button
                size="small"
                look={chosen === questionId ? 'primary' : 'soft'}
                icon={chosen === questionId ? 'Checkmark' : undefined}
                aria-pressed={chosen === questionId}
                onClick={() => adding.choose(questionId)}
              >
                <FormattedMessage id={chosen === questionId ? 'wrong.add.chosen' : 'wrong.add.this'} />
              </Button>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
