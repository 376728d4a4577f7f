import type { Quote } from '@bellbird/contract/couples/quotes';
import { useTranslation } from '#texts/use-translation.ts';
import { momentFormat } from './moment.ts';
import { Note } from '#ui/Note.tsx';
import { Quiet } from '#ui/Text.tsx';
import css from './QuoteDetails.module.css';

type Evidence = { acceptance: NonNullable<Quote['acceptance']>; content: Quote['content']; timeZone: string };

/** Who signed what, when and from where. */
export function QuoteEvidence({ acceptance, content, timeZone }: Evidence) {
  const { t } = useTranslation('quotes');
  const extras = content?.lines.filter((line) => acceptance.chosen.includes(line.key)).map((line) => line.name) ?? [];
  return (
    <Note tone="success">
      <b>{t('evidence.signed', { name: acceptance.name, when: momentFormat(acceptance.at, timeZone) })}</b>
      {extras.length > 0 && <p>{t('evidence.extras', { extras: extras.join(', ') })}</p>}
      <Quiet className={css.words}>
        {t('evidence.from', { address: acceptance.address, browser: acceptance.browser })}
      </Quiet>
      <Quiet className={css.words}>
        {t('evidence.hash', { version: acceptance.version, hash: acceptance.contentHash })}
      </Quiet>
    </Note>
  );
}
