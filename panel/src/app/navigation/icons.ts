import type { LucideIcon } from 'lucide-react';
import ChartLine from 'lucide-react/icons/chart-line';
import FileText from 'lucide-react/icons/file-text';
import Gem from 'lucide-react/icons/gem';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Store from 'lucide-react/icons/store';
import Tag from 'lucide-react/icons/tag';
import Users from 'lucide-react/icons/users';

export const NAV_ICONS = {
  home: House,
  couples: Heart,
  weddings: Gem,
  quotes: ReceiptText,
  todo: ListChecks,
  providers: Store,
  galleries: Images,
  comments: MessageSquareQuote,
  transfer: Repeat2,
  discounts: Tag,
  templates: FileText,
  statistics: ChartLine,
  users: Users,
  refer: Handshake,
  support: LifeBuoy,
  logout: LogOut,
} satisfies Record<string, LucideIcon>;
