import type { LeadMessage } from '@bellbird/contract/couples/messages';
import type { InfiniteData } from '@tanstack/react-query';

type MessagePage = { data: LeadMessage[]; meta: { page: number; limit: number; total: number } };
export type MessagePages = InfiniteData<MessagePage, number>;

/** A message that has no id from the server yet. */
export function isSending(message: LeadMessage): boolean {
  return message.id < 0;
}

/** The conversation with a message added. */
export function withMessage(pages: MessagePages | undefined, message: LeadMessage): MessagePages | undefined {
  return inFirstPage(pages, (data) => [message, ...data.filter((each) => each.id !== message.id)]);
}

/** The conversation without a message that failed, or that has its real id now. */
export function withoutMessage(pages: MessagePages | undefined, id: number): MessagePages | undefined {
  return inFirstPage(pages, (data) => data.filter((each) => each.id !== id));
}

function inFirstPage(pages: MessagePages | undefined, change: (data: LeadMessage[]) => LeadMessage[]) {
  if (!pages) return undefined;
  return { ...pages, pages: pages.pages.map((page, at) => (at === 0 ? { ...page, data: change(page.data) } : page)) };
}
