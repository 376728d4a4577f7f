import type { Approval } from '@bellbird/contract/attention/approvals';
import { useTranslation } from '#texts/use-translation.ts';
import { Quiet, Text } from '#ui/Text.tsx';
import { type Parts, changedPart } from './changed-part.ts';
import css from './ChangePair.module.css';

/** What is published and what is proposed, side by side, with the words that differ marked. */
export function ChangePair({ change }: { change: Approval['changes'][number] }) {
  const { t } = useTranslation('approvals');
  const { label, before, after } = change;
  const parts = changedPart(before ?? '', after ?? '');
  return (
    <section className={css.change}>
      <Text size="heading">{label}</Text>
      <div className={css.pair}>
        <div>
          <small>{t('published')}</small>
          <Side parts={before ? parts.before : undefined} tag="del" isWhole={!after} />
        </div>
        <div>
          <small>{t('proposed')}</small>
          <Side parts={after ? parts.after : undefined} tag="ins" isWhole={!before} />
        </div>
      </div>
    </section>
  );
}

/** Where there is nothing to compare with, nothing is marked. */
function Side({ parts, tag: Tag, isWhole }: { parts: Parts | undefined; tag: 'ins' | 'del'; isWhole: boolean }) {
  const { t } = useTranslation('approvals');
  if (!parts) {
    return <Quiet>{t('nothing')}</Quiet>;
  }
  const { start, changed, end } = parts;
  return (
    <p dir="auto">
      {start}
      {changed && (isWhole ? changed : <Tag>{changed}</Tag>)}
      {end}
    </p>
  );
}
