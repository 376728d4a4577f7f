import {
  ChartLine,
  FileText,
  Heart,
  House,
  Images,
  LifeBuoy,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageSquareQuote,
  Repeat2,
  Store,
  Tag,
  Users,
} from 'lucide-react';
import type { NavIcon } from './sidebar.ts';

export const NAV_ICONS: Record<NavIcon, LucideIcon> = {
  home: House,
  couples: Heart,
  todo: ListChecks,
  providers: Store,
  galleries: Images,
  comments: MessageSquareQuote,
  transfer: Repeat2,
  discounts: Tag,
  templates: FileText,
  statistics: ChartLine,
  users: Users,
  support: LifeBuoy,
  logout: LogOut,
};
