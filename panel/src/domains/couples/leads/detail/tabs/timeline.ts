import type { LeadEventKind, LeadInteraction } from '@bellbird/contract/couples/leads';
import type { LucideIcon } from 'lucide-react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Ban from 'lucide-react/icons/ban';
import Calendar from 'lucide-react/icons/calendar';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash2 from 'lucide-react/icons/circle-slash-2';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import Hourglass from 'lucide-react/icons/hourglass';
import MailWarning from 'lucide-react/icons/mail-exclamation-point';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Move from 'lucide-react/icons/move';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import PhoneCall from 'lucide-react/icons/phone-call';
import PhoneIncoming from 'lucide-react/icons/phone-incoming';
import PhoneMissed from 'lucide-react/icons/phone-missed';
import PhoneOff from 'lucide-react/icons/phone-off';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import StickyNote from 'lucide-react/icons/sticky-note';
import Undo2 from 'lucide-react/icons/undo-2';
import UserX from 'lucide-react/icons/user-x';
import { showDay } from '#platform/formats/dates.ts';
import { fullMoment } from '../moments.ts';
import { showDollars } from '#platform/formats/money.ts';
import type { Translate } from '#texts/use-translation.ts';

/** An icon for each kind of event. */
export const EVENT_ICONS: Readonly<Record<LeadEventKind, LucideIcon>> = {
  call_again: AlarmClock,
  deal: Handshake,
  email_received: Mail,
  email_sent: Mail,
  info_request: Heart,
  like: Heart,
  note_added: StickyNote,
  plus_lead: Star,
  receive_message: MessageSquare,
  reject: Ban,
  send_email: Send,
  send_sms: Send,
  sms_received: MessageSquare,
  sms_sent: MessageSquare,
  visit_log: Eye,
  status_changed: Move,
  step_undone: Undo2,
  reminder_set: AlarmClock,
  deal_approved: CircleCheck,
  deal_refused: CircleSlash2,
  deal_changed: Pencil,
  deal_called_off: CircleSlash2,
  appointment_proposed: Calendar,
  appointment_approved: CalendarCheck,
  appointment_rejected: CalendarX,
  appointment_cancelled: CalendarX,
  called: PhoneCall,
  unreachable: PhoneMissed,
  busy: PhoneOff,
  call_made: Phone,
  call_received: PhoneIncoming,
  spam_reported: Flag,
  report_confirmed: CircleCheck,
  report_refused: CircleSlash2,
  message_failed: MailWarning,
  facts_changed: Pencil,
  couple_cancelled: CircleSlash2,
  couple_deleted: UserX,
  quote_sent: ReceiptText,
  quote_opened: Eye,
  quote_accepted: CircleCheck,
  quote_declined: CircleSlash2,
  quote_expired: Hourglass,
  quote_withdrawn: Undo2,
  quote_amended: ReceiptText,
};

/** Events whose text is ours and not the user's: the name of the step that was undone. */
const OWN_TEXT: ReadonlySet<string> = new Set(['step_undone', 'visit_log']);

/** What happened, in words: ‘Visited your page 4 times’, ‘Moved from Pending to In contact’. */
export function eventWords(
  event: LeadInteraction,
  t: Translate,
  nameOfStatus: (status: string) => string,
  { reason, zone }: { reason: string | undefined; zone: string },
): { what: string; more: string | null } {
  const status = (name: string | null) => (name ? nameOfStatus(name) : '');
  const what = t(`event.${event.kind}`, {
    count: event.count ?? 1,
    from: status(event.from),
    to: status(event.to),
  });
  const isMoment = event.kind === 'appointment_proposed' && event.text;
  const text = OWN_TEXT.has(event.kind) ? null : isMoment ? fullMoment(isMoment, zone) : event.text;
  const changes = event.changes.map((change) => describeChange(change, t));
  return { what, more: [...changes, reason, text].filter(Boolean).join(' · ') || null };
}

/** For example ‘Price: $8,000 → $9,500’. */
function describeChange({ field, from, to }: LeadInteraction['changes'][number], t: Translate): string {
  const show = (value: string | null) => {
    if (value === null) return t(field === 'space' ? 'change.wholeVenue' : 'change.none');
    if (field === 'price') return showDollars(Number(value));
    return field === 'weddingDate' ? showDay(value) : value;
  };
  return t(`change.${field}`, { from: show(from), to: show(to) });
}
