import { useTranslation } from '#texts/use-translation.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import css from './SignedMail.module.css';

/** The end of an email with the signature, as a couple sees it. */
export function SignedMail({ words, picture }: { words: string; picture: string | null }) {
  const { t } = useTranslation('templates');
  return (
    <div className={css.mail}>
      <p>{t('signatures.sample')}</p>
      <p>--</p>
      {words ? <RichText html={words} /> : <p>{t('signatures.none')}</p>}
      {picture && <img src={picture} alt="" />}
    </div>
  );
}
