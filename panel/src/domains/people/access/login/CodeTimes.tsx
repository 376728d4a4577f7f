import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '#texts/use-translation.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './CodeTimes.module.css';

type CodeTimesProps = { validForS: number; againInS: number; isSending: boolean; onAgain: () => void };

/** How long the code is valid, and when another may be sent. */
export function CodeTimes({ validForS, againInS, isSending, onAgain }: CodeTimesProps) {
  const { t } = useTranslation('access');
  return (
    <Row align="stretch" justify="between" wrap className={css.line}>
      <Row component="span" inline gap={2} role="timer">
        <Clock size={16} aria-hidden />
        {validForS > 0 ? t('code.validFor') : t('code.over')}
        {validForS > 0 && <b>{minutes(validForS)}</b>}
      </Row>
      {againInS > 0 ? (
        <span>{t('code.againIn', { time: minutes(againInS) })}</span>
      ) : (
        <TextLink component="button" type="button" size="small" disabled={isSending} onClick={onAgain}>
          {t('code.again')}
        </TextLink>
      )}
    </Row>
  );
}

/** 102 → '1:42' */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
