import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SubjectItem } from 'edutech/core/common/api/organisation';
import { fileGroups } from 'edutech/core/common/files/file-groups';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { collectionAddress } from '../../shared/addresses';
import { mediaOf } from '../../shared/media-of';
import { ReasonChips } from '../list/ReasonChips';
import { BoxPicture } from './BoxPicture';
import { useAdding } from './use-adding';

const kinds = fileGroups.answerPictures.map((ending) => `.${ending}`).join(',');

/** A question from paper: photographed, cut out, looked for in the bank by its words, or kept as a picture. */
export function AddView({ subjects }: { readonly subjects: readonly SubjectItem[] }) {
  const intl = useIntl();
  const adding = useAdding();
  const { picture, chosen, subject, reason, busy, failed } = adding;
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
      <Stack align="start" gap={4} className="wrong-add">
        <Picture adding={adding} />
        <Stack>
          <Finding adding={adding} />
          <Stack as="section" className="card wrong-add-facts pad-4">
            {!chosen && (
              <Stack as="label" gap={2}>
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
              </Stack>
            )}
            <ReasonChips reason={reason} onReason={adding.setReason} />
            {failed && (
              <p className="wrong-often" role="alert">
                <FormattedMessage id="wrong.add.failed" />
              </p>
            )}
            <Button look="primary" size="large" wide busy={busy} disabled={!isReady} onClick={adding.save}>
              <FormattedMessage id="wrong.add.save" />
            </Button>
          </Stack>
        </Stack>
      </Stack>
    </PageFrame>
  );
}

/** The photograph, and which part of it the question is. */
function Picture({ adding }: { readonly adding: ReturnType<typeof useAdding> }) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { picture, address, box, refused } = adding;
  return (
    <Stack as="section" className="card pad-4">
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
          <p className="note">
            <FormattedMessage id="wrong.add.cutHint" />
          </p>
          <BoxPicture address={address} box={box} onBox={adding.setBox} />
        </>
      ) : (
        <div className="wrong-add-empty pad-4 round-card center">
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
    </Stack>
  );
}

/** The question in the bank: found by words that one types, for nothing reads the picture. */
function Finding({ adding }: { readonly adding: ReturnType<typeof useAdding> }) {
  const { words, found, chosen, busy } = adding;
  return (
    <Stack as="section" className="card wrong-add-find pad-4">
      <Stack as="label" gap={2}>
        <FormattedMessage id="wrong.add.find" />
        <textarea
          className="input"
          rows={2}
          maxLength={200}
          value={words}
          onChange={(event) => adding.setWords(event.currentTarget.value)}
        />
      </Stack>
      <p className="note">
        <FormattedMessage id="wrong.add.findHint" />
      </p>
      <Button icon="Search" busy={busy} disabled={words.trim().length < 2} onClick={adding.find}>
        <FormattedMessage id="wrong.add.findButton" />
      </Button>
      {found && (
        <Stack packed role="status">
          <p className="wrong-label note">
            <FormattedMessage id={found.length > 0 ? 'wrong.add.found' : 'wrong.add.notFound'} />
          </p>
          {found.map(({ questionId, body, media }) => (
            <Stack gap={2} key={questionId} className="wrong-candidate pad-y-3 pad-x-4 ruled-top">
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
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
