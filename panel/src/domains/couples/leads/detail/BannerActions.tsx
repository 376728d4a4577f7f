import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import css from './LeadBanners.module.css';

type BannerAction = {
  label: string;
  /** On phones, where the banner says what it is about. */
  short?: string;
  onClick: () => void;
  disabled?: boolean;
  quiet?: boolean;
};

/** What can be done about a banner. On phones one button and a menu, so that the banner stays in two lines. */
export function BannerActions({ main, others = [] }: { main?: BannerAction; others?: readonly BannerAction[] }) {
  const { t } = useTranslation('lead-detail');
  const isNarrow = useMediaQuery('(width < 1000px)');
  return (
    <Row gap={2} justify="end" className={css.choices}>
      {!isNarrow &&
        others.map(({ label, quiet, onClick, disabled }) => (
          <Button key={label} size="small" {...(quiet && { variant: 'text' })} disabled={disabled} onClick={onClick}>
            {label}
          </Button>
        ))}
      {main && (
        <Button
          size="small"
          {...(others.length > 0 && { variant: 'contained', color: 'primary' })}
          disabled={main.disabled}
          aria-label={main.label}
          onClick={main.onClick}
        >
          {(isNarrow && main.short) || main.label}
        </Button>
      )}
      {isNarrow && others.length > 0 && (
        <MoreMenu label={t('banner.more')}>
          {others.map(({ label, disabled, onClick }) => (
            <MenuItem key={label} disabled={disabled} onClick={onClick} label={label} />
          ))}
        </MoreMenu>
      )}
    </Row>
  );
}
