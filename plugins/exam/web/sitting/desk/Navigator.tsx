import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames, namesIn } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { AskedItem, ItemState } from '../state/sheet';
import type { SittingClient } from '../state/sitting-client';

interface NavigatorProps {
  readonly client: SittingClient;
  readonly states: readonly ItemState[];
  /** Id of the item that one is at. */
  readonly now: string;
  readonly onGo: (itemId: string) => void;
}

/** "第 6 题，已答，存疑": what colours say, in words. */
function useItemLabel() {
  const t = useText();
  return ({ asked, isAnswered, isFlagged, isSending, isLeftOut }: ItemState): string =>
    [
      t('exam.sitting.item', { number: asked.number }),
      t(isLeftOut ? 'exam.sitting.choice.leftOut' : isAnswered ? 'exam.sitting.answered' : 'exam.sitting.open'),
      isFlagged && t('exam.sitting.flag'),
      isSending && t('exam.sitting.sending'),
    ]
      .filter(Boolean)
      .join(t('exam.sitting.comma'));
}

const namesOf = ({ isAnswered, isFlagged, isSending, isLeftOut }: ItemState, isNow: boolean) =>
  classNames(
    isAnswered && !isLeftOut && 'is-answered',
    isFlagged && 'is-flagged',
    isSending && 'is-sending',
    isNow && 'is-now',
  );

/** All items by section, a square for each, and how many are answered, flagged, on their way and open. */
export function Navigator({ client, states, now, onGo }: NavigatorProps) {
  const t = useText();
  return (
    <nav className="card pad-4 exam-nav" aria-label={t('exam.sitting.navigator')}>
      <h2 className="t-strong">{t('exam.sitting.items')}</h2>
      <Squares client={client} states={states} now={now} onGo={onGo} />
    </nav>
  );
}

function Squares({ client, states, now, onGo }: NavigatorProps) {
  const t = useText();
  const labelOf = useItemLabel();
  const sections = [...Map.groupBy(states, ({ asked }) => asked.section)];
  const count = (is: (state: ItemState) => boolean) => states.filter(is).length;
  const legend = [
    ['answered', count(({ isAnswered, isLeftOut }) => isAnswered && !isLeftOut)],
    ['flagged', count(({ isFlagged }) => isFlagged)],
    ['sending', count(({ isSending }) => isSending)],
    ['open', count(({ isAnswered, isLeftOut }) => !isAnswered && !isLeftOut)],
  ] as const;
  return (
    <>
      {sections.map(([title, items]) => (
        <section key={title}>
          {title && (
            <h3 className="fine above-2 below-1">
              {title}
              <SectionEnd client={client} asked={items[0]!.asked} />
            </h3>
          )}
          <Row wrap gap={2} rows={2}>
            {items.map((state) => (
              <button
                key={state.asked.itemId}
                type="button"
                className={classNames(
                  'round-card',
                  'num',
                  'exam-square',
                  ...namesIn(namesOf(state, state.asked.itemId === now)),
                )}
                aria-label={labelOf(state)}
                aria-current={state.asked.itemId === now ? 'true' : undefined}
                onClick={() => onGo(state.asked.itemId)}
              >
                {state.asked.number}
              </button>
            ))}
          </Row>
        </section>
      ))}
      <Grid as="p" columns={2} gap={2} rows={1} className="above-4 soft t-12">
        {legend.map(([name, value]) => (
          <span key={name}>
            <i className={`exam-legend is-${name}`} />
            {t(`exam.sitting.legend.${name}`, { count: value })}
          </span>
        ))}
      </Grid>
    </>
  );
}

const CityMinute = ({ at }: { readonly at: number }) => (
  <FormattedTime value={at} timeZone={cityTimeZone} hour="numeric" minute="2-digit" hourCycle="h23" />
);

/** When a section with a time of its own opens, and is collected. */
function SectionEnd({ client, asked }: { readonly client: SittingClient; readonly asked: AskedItem }) {
  useSignals();
  const t = useText();
  const { endsAt } = client.times.value;
  if (endsAt === null) return null;
  if (asked.opensBeforeEnd !== null && client.untilOpenOf(asked) > 0)
    return (
      <>
        {' · '}
        {t('exam.sitting.section.from', {
          time: <CityMinute at={+new Date(endsAt) - asked.opensBeforeEnd * 60_000} />,
        })}
      </>
    );
  if (asked.beforeEnd === 0) return null;
  if (client.untilEndOf(asked) <= 0) return ` · ${t('exam.sitting.section.collected')}`;
  const at = +new Date(endsAt) - asked.beforeEnd * 60_000;
  return (
    <>
      {' · '}
      {t('exam.sitting.section.until', {
        time: <CityMinute at={at} />,
      })}
    </>
  );
}

/** The same over the page, on phones, with what stands at the side elsewhere. */
export function NavigatorSheet({
  children,
  onClose,
  onGo,
  ...navigator
}: NavigatorProps & { readonly children: ReactNode; readonly onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens with the page behind it out of reach
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="exam-sheet paper" aria-labelledby="exam-sheet" onClose={onClose}>
      <Row as="header" justify="between">
        <h2 id="exam-sheet" className="t-18">
          {t('exam.sitting.navigator')}
        </h2>
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={() => dialog.current?.close()} />
      </Row>
      <Squares
        {...navigator}
        onGo={(itemId) => {
          dialog.current?.close();
          onGo(itemId);
        }}
      />
      {children}
    </dialog>
  );
}

/** On phones: a thin line of items; what each is, the sheet says. */
export function Dots({ states, now, onGo }: Omit<NavigatorProps, 'client'>) {
  const t = useText();
  const labelOf = useItemLabel();
  return (
    <fieldset className="exam-dots" aria-label={t('exam.sitting.items')}>
      {states.map((state) => (
        <button
          key={state.asked.itemId}
          type="button"
          className={namesOf(state, state.asked.itemId === now)}
          aria-label={labelOf(state)}
          aria-current={state.asked.itemId === now ? 'true' : undefined}
          onClick={() => onGo(state.asked.itemId)}
        >
          <i />
        </button>
      ))}
    </fieldset>
  );
}
