import { Suspense } from 'react';
import { useCleaned } from './cleaner.ts';
import css from './RichText.module.css';

/** User-written HTML, for reading. It is cleaned here, so that no page can forget it. */
export function RichText({ html }: { html: string }) {
  return (
    <Suspense
      fallback={
        <div className={css.prose} aria-busy>
          {toPlainText(html)}
        </div>
      }
    >
      <Cleaned html={html} />
    </Suspense>
  );
}

function Cleaned({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- the one place where it is allowed, right behind the cleaning
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: useCleaned(html) }} />;
}

/** The plain text, which needs no cleaning and takes about the same space. */
function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
