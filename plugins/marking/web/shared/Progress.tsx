import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

/** How far something is, in words and as a bar. */
export function Progress({ done, of }: { readonly done: number; readonly of: number }) {
  const t = useText();
  return (
    <Row as="span" gap={2}>
      <progress className="meter grow" max={Math.max(1, of)} value={done} aria-hidden="true" />
      <span className="num t-13 nowrap">{t('marking.progress', { done, of })}</span>
    </Row>
  );
}
