import { Link, useLocation, useNavigate } from 'react-router';
import { useText } from '../../web/hooks';
import { classNames, namesIn } from '../rules/class-names';
import { Icon } from '../icons/Icon';
import { defaultPageSize, pageCount, pageFrom, pagesToShow } from '../rules/pages';

interface PagerProps {
  /** Number of things in the whole list. */
  readonly total: number;
  readonly size?: number;
  /** Sizes to choose from; without them the size is fixed. */
  readonly sizes?: readonly number[];
  /** Names in the address. */
  readonly parameter?: string;
  readonly sizeParameter?: string;
  readonly className?: string;
}

/**
 * Pages of a list. The page lives in the address, so links, Back and reload work, and without scripts too.
 * At its end it says that nothing more comes; a list of one page is at its end. Draws nothing for an empty list.
 */
export function Pager({
  total,
  size = defaultPageSize,
  sizes,
  parameter = 'page',
  sizeParameter = 'pageline',
  className,
}: PagerProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const count = pageCount(total, size);
  const current = Math.min(pageFrom(query, parameter), count);
  if (total === 0) return null;
  const sum = (
    <span className="pager-total">{t(current === count ? 'core.ui.pager.all' : 'core.ui.pager.total', { total })}</span>
  );
  if (total <= Math.min(size, ...(sizes ?? [])))
    return <p className={classNames('pager', ...namesIn(className))}>{sum}</p>;

  const addressOf = (page: number) => {
    const next = new URLSearchParams(query);
    if (page === 1) next.delete(parameter);
    else next.set(parameter, String(page));
    const text = next.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  return (
    <nav className={classNames('pager', ...namesIn(className))} aria-label={t('core.ui.pager')}>
      {sum}
      <ol>
        <Step to={current > 1 ? addressOf(current - 1) : null} icon="ChevronLeft" label={t('core.ui.pager.previous')} />
        {pagesToShow(current, count).map((page) =>
          typeof page === 'string' ? (
            <li key={page} className="pager-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              {page === current ? (
                <span className="pager-page" aria-current="page">
                  {page}
                </span>
              ) : (
                <Link className="pager-page" to={addressOf(page)} aria-label={t('core.ui.pager.page', { page })}>
                  {page}
                </Link>
              )}
            </li>
          ),
        )}
        <Step
          to={current < count ? addressOf(current + 1) : null}
          icon="ChevronRight"
          label={t('core.ui.pager.next')}
        />
      </ol>
      <Jump {...{ query, pathname, parameter, current, count, sizes, size, sizeParameter }} />
    </nav>
  );
}

function Step({ to, icon, label }: { to: string | null; icon: 'ChevronLeft' | 'ChevronRight'; label: string }) {
  return (
    <li>
      {to === null ? (
        <span className="pager-page pager-off" aria-hidden="true">
          <Icon name={icon} size={16} />
        </span>
      ) : (
        <Link className="pager-page" to={to} aria-label={label}>
          <Icon name={icon} size={16} />
        </Link>
      )}
    </li>
  );
}

interface JumpProps {
  query: URLSearchParams;
  pathname: string;
  parameter: string;
  current: number;
  count: number;
  sizes?: readonly number[];
  size: number;
  sizeParameter: string;
}

/** The field to jump to a page, and the choice of the size: a plain form, so it works before scripts have loaded. */
function Jump({ query, pathname, parameter, current, count, sizes, size, sizeParameter }: JumpProps) {
  const t = useText();
  const navigate = useNavigate();
  const kept = [...query].filter(([name]) => name !== parameter && !(sizes && name === sizeParameter));
  const submit = (form: HTMLFormElement) => {
    const next = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const page = Math.min(pageFrom(next, parameter), count);
    if (page === 1) next.delete(parameter);
    else next.set(parameter, String(page));
    void navigate(`${pathname}?${next}`);
  };
  return (
    <form
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label>
        {t('core.ui.pager.jump')}{' '}
        <input
          className="input"
          type="number"
          inputMode="numeric"
          name={parameter}
          min={1}
          max={count}
          defaultValue={current}
          key={current}
          aria-label={t('core.ui.pager.jumpTo')}
        />{' '}
        {t('core.ui.pager.jumpUnit')}
      </label>
      {sizes && (
        <select
          className="input"
          name={sizeParameter}
          defaultValue={size}
          aria-label={t('core.ui.pager.size')}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sizes.map((option) => (
            <option key={option} value={option}>
              {t('core.ui.pager.perPage', { size: option })}
            </option>
          ))}
        </select>
      )}
    </form>
  );
}
