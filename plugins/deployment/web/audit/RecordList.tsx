import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cityDay, cityMinute, cityTimeZone } from 'edutech/core/common/time/city-time';
import { withRoom } from 'edutech/core/common/time/said-day';
import { Avatar } from 'edutech/core/ui/Avatar';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AuditCounts, type AuditItem, undoAct } from '../../api';
import type { ActGroup } from '../../model/act-groups';
import { RecordDetails } from './RecordDetails';
import { Sentence } from './Sentence';

interface RecordListProps {
  readonly items: readonly AuditItem[];
  readonly label: string;
  /** How many sign-ins of a day are not shown. */
  readonly hidden: AuditCounts['hidden'];
}

const tones: Readonly<Record<ActGroup, TagTone>> = {
  people: 'info',
  schools: 'plain',
  content: 'brand',
  work: 'done',
  settings: 'star',
  export: 'due',
  security: 'late',
  signIn: 'plain',
};

/** Records as sentences, day by day: when, who, what, to whom, and why; the rest folds out. */
export function RecordList({ items, label, hidden }: RecordListProps) {
  const t = useText();
  const { formatDate, formatRelativeTime } = useIntl();
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const [openId, setOpen] = useState<string | null>(null);
  const call = useCall();
  const undo = useAct((id: string) => call(undoAct, { id }), { done: 'deployment.change.undone' });
  usePageKeys(
    ({ key }) => {
      const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-record]') ?? [])];
      const at = buttons.findIndex((button) => button === document.activeElement);
      if (/^[jk]$/i.test(key)) {
        buttons[Math.min(buttons.length - 1, Math.max(0, at + (key.toLowerCase() === 'j' ? 1 : -1)))]?.focus();
        return true;
      }
      const item = items.find(({ id }) => id === (buttons[at]?.dataset.record ?? openId));
      if (key.toLowerCase() !== 'u' || !item?.canUndo) return false;
      void undo.run(item.id);
      return true;
    },
    { repeats: isWalking },
  );
  const dayName = (at: string) => {
    const name = withRoom(formatDate(at, { timeZone: cityTimeZone, month: 'long', day: 'numeric', weekday: 'short' }));
    const ago = (Date.parse(cityDay(now)) - Date.parse(cityDay(new Date(at)))) / 86_400_000;
    return ago > 1 ? name : `${name} · ${formatRelativeTime(-ago, 'day', { numeric: 'auto' })}`;
  };
  return (
    <div ref={list} className="card clipped deployment-audit-list">
      {[...Map.groupBy(items, ({ at }) => cityDay(new Date(at)))].map(([day, of]) => {
        const unseen = hidden.find((one) => one.day === day);
        return (
          <section key={day}>
            <h2 className="pad-y-2 pad-x-4 ground t-strong">
              {dayName(of[0]!.at)}
              {unseen && (
                <small className="muted">
                  {t('deployment.audit.hidden', { count: unseen.count, more: unseen.isMore ? '+' : '' })}
                </small>
              )}
            </h2>
            <ol aria-label={`${label} ${day}`}>
              {of.map((item) => (
                <Line
                  key={item.id}
                  item={item}
                  isOpen={item.id === openId}
                  onTurn={() => setOpen(item.id === openId ? null : item.id)}
                  onUndo={() => void undo.run(item.id)}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

interface LineProps {
  readonly item: AuditItem;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  readonly onUndo: () => void;
}

function Line({ item, isOpen, onTurn, onUndo }: LineProps) {
  const t = useText();
  const { id, at, kind, personId, who, reason, group, tag } = item;
  return (
    <li className={classNames('deployment-audit-line', 'lined-below', isOpen && 'deployment-audit-open')}>
      <div className="deployment-audit-said pad-y-2 pad-x-4">
        <time className="num muted" dateTime={at}>
          {cityMinute(new Date(at)).slice(-5)}
        </time>
        {kind === 'person' && personId ? (
          <Avatar person={personId} name={who.name} size={24} />
        ) : (
          <Icon name={kind === 'system' ? 'Options' : 'Globe'} />
        )}
        <div className="shrink">
          <p className="breaks">
            <Sentence item={item} />
          </p>
          {reason && <small className="soft breaks">{t('deployment.audit.reason', { reason })}</small>}
        </div>
        <Tag tone={tones[group]}>{tag}</Tag>
        <IconButton
          icon={isOpen ? 'ChevronDown' : 'ChevronRight'}
          label={t(isOpen ? 'deployment.audit.fold' : 'deployment.audit.unfold')}
          aria-expanded={isOpen}
          data-record={id}
          onClick={onTurn}
        />
      </div>
      {isOpen && <RecordDetails item={item} onUndo={onUndo} />}
    </li>
  );
}
