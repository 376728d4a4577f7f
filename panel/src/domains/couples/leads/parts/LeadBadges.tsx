import type { LeadSummary } from '@bellbird/contract/couples/leads';
import Lock from 'lucide-react/icons/lock';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import { useTranslation } from '#texts/use-translation.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './LeadBadges.module.css';

export type BadgedLead = Pick<LeadSummary, 'isPrepaid' | 'firstLeadType' | 'itemCount' | 'isWedding' | 'isWithheld'>;
type LeadBadgesProps = {
  lead: BadgedLead;
  /** One word each, where space is limited. */
  short?: boolean;
  /** The words are for screen readers only. */
  iconsOnly?: boolean;
};

const ICONS = { withheld: Lock, assisted: Sparkles, plus: Star, product: Tag } as const;
type BadgeName = keyof typeof ICONS;

/** What a request is besides its status: an icon and a word each, never a second chip. */
export function LeadBadges({ lead, short = false, iconsOnly = false }: LeadBadgesProps) {
  const { t } = useTranslation('lead-parts');
  return findBadges(lead).map((name) => {
    const Icon = ICONS[name];
    const words = t(`${short ? 'badgeShort' : 'badge'}.${name}`);
    return (
      <Row component="span" inline gap={1} className={css.word} key={name} data-badge={badgeTone(name, lead)}>
        <Icon size={13} aria-hidden />
        {iconsOnly ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </Row>
    );
  });
}

/** The colour of a badge: none if the couple is not a wedding couple. */
export function badgeTone(name: BadgeName, { isWedding }: { isWedding: boolean }): BadgeName | 'grey' {
  return isWedding ? name : 'grey';
}

/** An assisted lead is never also a plus lead. */
export function findBadges({ isPrepaid, firstLeadType, itemCount, isWithheld }: BadgedLead): BadgeName[] {
  const names: BadgeName[] = isWithheld ? ['withheld'] : [];
  if (isPrepaid) names.push('assisted');
  else if (firstLeadType === 'plusLead') names.push('plus');
  if (itemCount > 0) names.push('product');
  return names;
}
