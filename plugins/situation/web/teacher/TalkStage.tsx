import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { ExplainFrame } from 'edutech/plugins/questions/kit/ui/explaining/ExplainFrame';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { talkPack, type TalkPack } from '../../api';
import type { Span } from '../../model/spans';

interface TalkStageProps {
  readonly wish: { readonly classId: string; readonly subjectId: string; readonly span: Span };
  readonly pointId: string;
  readonly onClose: () => void;
}

/** A point explained in class: on the whole screen, one question at a time, its typical mistakes, no names. */
export function TalkStage({ wish: { classId, subjectId, span }, pointId, onClose }: TalkStageProps) {
  const t = useText();
  const [at, setAt] = useState(0);
  const [showsKey, setShowsKey] = useState(false);
  const { data, error, again } = useAsked(talkPack, { classId, subjectId, pointId, span });
  const count = data?.questions.length ?? 0;
  return (
    <ExplainFrame
      title={data?.name ?? t('situation.talk')}
      at={at}
      count={count}
      onGo={(to) => {
        setAt(to);
        setShowsKey(false);
      }}
      more={{
        label: t(showsKey ? 'situation.talk.hideKey' : 'situation.talk.showKey'),
        act: () => setShowsKey(!showsKey),
        isOn: showsKey,
      }}
      onLeave={onClose}
    >
      <div className="explaining-stage mid">
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={count}
          empty={{ title: t('situation.talk.none'), text: t('situation.talk.none.text') }}
          skeleton="text"
        >
          {data && count > 0 && <Talked key={at} pack={data} at={at} showsKey={showsKey} />}
        </ListStates>
      </div>
    </ExplainFrame>
  );
}

interface TalkedProps {
  readonly pack: TalkPack;
  readonly at: number;
  readonly showsKey: boolean;
}

/** The question, what went wrong, and its answer once the teacher shows it. */
function Talked({ pack: { questions, media }, at, showsKey }: TalkedProps) {
  const t = useText();
  const { body, key, share, people, mistakes } = questions[at]!;
  const files = Object.fromEntries(media.map(({ fileId, address }) => [fileId, address]));
  return (
    <Stack gap={5}>
      <p className="soft">
        {share === null
          ? t('situation.talk.try')
          : t('situation.talk.share', {
              share: <FormattedNumber value={share} style="percent" maximumFractionDigits={0} />,
              people,
            })}
      </p>
      <QuestionView body={body} media={files} number={at + 1} />
      {mistakes.length > 0 && (
        <Stack as="section" gap={2}>
          <h2 className="soft t-18">{t('situation.point.mistakes')}</h2>
          <ul className="ruled-list">
            {mistakes.map(({ wrote, people: same }) => (
              <Row as="li" key={wrote} justify="between" className="pad-y-1">
                <CityWords>{wrote}</CityWords>
                <b className="num nowrap">{t('situation.people', { count: same })}</b>
              </Row>
            ))}
          </ul>
        </Stack>
      )}
      {showsKey && key && (
        <section className="pad-4 round-card tint-done">
          <KeyView body={body} questionKey={key} media={files} />
        </section>
      )}
    </Stack>
  );
}
