import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { TextSize } from '../../model/news';
import { articleLanguage, frameDocument } from './frame-document';

interface ArticleFrameProps {
  readonly html: string;
  readonly size: TextSize;
  /** True once the frame has its height, false when it goes away. */
  readonly onReady: (isReady: boolean) => void;
}

/**
 * No scripts, no forms; links open in new tabs. `allow-same-origin` lets this page measure the body and nothing in the
 * frame use it: what cannot run cannot reach out.
 */
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';
/** Attributes of the page's root that choose its colours. */
const lookAttributes = ['data-theme', 'data-mode'];

/** The body in a frame as high as its content, in the colours of the page. */
export function ArticleFrame({ html, size, onReady }: ArticleFrameProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [height, setHeight] = useState(0);
  const title = t('news.detail.body');
  const source = useMemo(
    () => frameDocument(html, { sheets: sheetsOf(document), language: articleLanguage, title }),
    [html, title],
  );

  // Follows the content's height: pictures come later, and readers change the size of text
  useEffect(() => {
    const body = isLoaded && frame.current?.contentDocument?.querySelector('.news-body');
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [isLoaded]);

  // Follows the page's colours
  useEffect(() => {
    const root = isLoaded && frame.current?.contentDocument?.documentElement;
    if (!root) return;
    const copy = () => {
      for (const name of lookAttributes) root.setAttribute(name, document.documentElement.getAttribute(name) ?? '');
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(document.documentElement, { attributeFilter: lookAttributes });
    return () => observer.disconnect();
  }, [isLoaded]);

  // Follows the chosen size of text
  useEffect(() => {
    const body = isLoaded && frame.current?.contentDocument?.querySelector('.news-body');
    if (body) body.className = `news-body news-size-${size}`;
  }, [isLoaded, size]);

  const isReady = height > 0;
  // The text that stands in the page until then may go
  useEffect(() => {
    onReady(isReady);
    return () => onReady(false);
  }, [isReady, onReady]);

  return (
    <iframe
      ref={frame}
      className="news-body-frame block wide frameless"
      title={title}
      sandbox={sandbox}
      srcDoc={source}
      style={{ height }}
      onLoad={() => setLoaded(true)}
    />
  );
}

const sheetsOf = (page: Document): readonly string[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
