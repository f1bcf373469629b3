import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { isIos, type TextSize } from '../../model/news';
import { ArticleFrame } from './ArticleFrame';
import { articleLanguage } from './frame-document';

/**
 * The body of an article. It is cleaned when it is written; where scripts run it stands in a sandboxed frame on top of
 * that, so that nothing in it can reach the page. Without scripts, on iOS and on paper it is part of the page.
 */
export function ArticleBody({ html, size }: { html: string; size: TextSize }) {
  const { isFramed, isPrinting } = useForm();
  const [isReady, setReady] = useState(false);
  const isInline = !isFramed || !isReady || isPrinting;
  return (
    <div className={classNames('relative', isInline && 'news-body-waiting')}>
      {isInline && (
        <div
          className={`news-body news-size-${size}`}
          lang={articleLanguage}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it (server/body.ts)
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      {isFramed && !isPrinting && <ArticleFrame html={html} size={size} onReady={setReady} />}
    </div>
  );
}

/** Whether the body belongs into a frame here, and whether it is on its way to a printer, which cuts frames off. */
function useForm() {
  const [isFramed, setFramed] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  // Looks at the browser, and listens for printing
  useEffect(() => {
    setFramed(!isIos(navigator.userAgent, navigator.maxTouchPoints));
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return { isFramed, isPrinting };
}
