import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { SubjectItem } from 'edutech/core/common/api/organisation';
import { fileGroups } from 'edutech/core/common/files/file-groups';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { collectionAddress } from '../../shared/addresses';
import { mediaOf } from '../../shared/media-of';
import { ReasonChips } from '../list/ReasonChips';
import { BoxPicture } from './BoxPicture';
import { useAdding } from './use-adding';

const kinds = fileGroups.answerPictures.map((ending) => `.${ending}`).join(',');

/** A question from paper: photographed, cut out, looked for in the bank by its words, or kept as a picture. */
export function AddView({ subjects }: { readonly subjects: readonly SubjectItem[] }) {
  const t = useText();
  const adding = useAdding();
  const { picture, chosen, subject, reason, busy, failed } = adding;
  const isReady = (picture !== null && subject !== '') || chosen !== null;
  return (
    <PageFrame
      title={t('wrong.add.title')}
      note={t('wrong.add.note')}
      end={<Button to={collectionAddress}>{t('wrong.back')}</Button>}
    >
      <Stack align="start" gap={4} className="wrong-add">
        <Picture adding={adding} />
        <Stack>
          <Finding adding={adding} />
          <Stack as="section" className="card wrong-add-facts pad-4">
            {!chosen && (
              <Stack as="label" gap={2}>
                {t('wrong.add.subject')}
                <select
                  className="input"
                  value={subject}
                  onChange={(event) => adding.setSubject(event.currentTarget.value)}
                >
                  <option value="">{t('wrong.add.subject.choose')}</option>
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
              <p className="ink-late" role="alert">
                {t('wrong.add.failed')}
              </p>
            )}
            <Button look="primary" size="large" wide busy={busy} disabled={!isReady} onClick={adding.save}>
              {t('wrong.add.save')}
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
  const t = useText();
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
          <p className="note">{t('wrong.add.cutHint')}</p>
          <BoxPicture address={address} box={box} onBox={adding.setBox} />
        </>
      ) : (
        <div className="wrong-add-empty pad-4 round-card center">
          <Icon name="Camera" size={24} />
          <p className="muted">{t('wrong.add.kinds')}</p>
        </div>
      )}
      {refused && (
        <p className="ink-late" role="alert">
          {t(`wrong.add.${refused.why}`, {
            name: refused.name,
            allowed: intl.formatList(fileGroups.answerPictures, { type: 'disjunction' }),
          })}
        </p>
      )}
      <Button icon="Camera" look={picture ? 'outline' : 'soft'} wide onClick={() => input.current?.click()}>
        {t('wrong.add.choose')}
      </Button>
    </Stack>
  );
}

/** The question in the bank: found by words that one types, for nothing reads the picture. */
function Finding({ adding }: { readonly adding: ReturnType<typeof useAdding> }) {
  const t = useText();
  const { words, found, chosen, busy } = adding;
  return (
    <Stack as="section" className="card wrong-add-find pad-4">
      <Stack as="label" gap={2}>
        {t('wrong.add.find')}
        <textarea
          className="input"
          rows={2}
          maxLength={200}
          value={words}
          onChange={(event) => adding.setWords(event.currentTarget.value)}
        />
      </Stack>
      <p className="note">{t('wrong.add.findHint')}</p>
      <Button icon="Search" busy={busy} disabled={words.trim().length < 2} onClick={adding.find}>
        {t('wrong.add.findButton')}
      </Button>
      {found && (
        <Stack packed role="status">
          <p className="wrong-label note">{t(found.length > 0 ? 'wrong.add.found' : 'wrong.add.notFound')}</p>
          {found.map(({ questionId, body, media }) => (
            <Stack gap={2} key={questionId} className="wrong-candidate pad-y-3 pad-x-4 ruled-top">
              <QuestionView body={body} media={mediaOf(media)} />
              <Button
                className="at-start"
                size="small"
                look={chosen === questionId ? 'primary' : 'soft'}
                icon={chosen === questionId ? 'Checkmark' : undefined}
                aria-pressed={chosen === questionId}
                onClick={() => adding.choose(questionId)}
              >
                {t(chosen === questionId ? 'wrong.add.chosen' : 'wrong.add.this')}
              </Button>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
