import { Tag } from 'edutech/core/ui/Tag';
import type { CallError } from '../../api';

/** What a call may answer in place of its data: its own errors first. */
export const CallErrors = ({ errors }: { readonly errors: readonly CallError[] }) => (
  <ul>
    {errors.map(({ status, code, key, text }) => (
      <li key={`${code} ${key}`} className="pad-y-2 ruled-below">
        <Tag tone={status < 500 ? 'due' : 'late'}>{code === status ? code : `${status} · ${code}`}</Tag>{' '}
        <code className="size-12 breaks">{key}</code>
        {text && <span className="block muted size-13 breaks">{text}</span>}
      </li>
    ))}
  </ul>
);
