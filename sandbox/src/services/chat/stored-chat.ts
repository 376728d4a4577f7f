export type ChatLine = { from: 'user' | 'operator'; text: string; at: string };

/** A conversation, under the name that the visitor's browser gave it. */
export type StoredChat = {
  id: string;
  receivedAt: string;
  websiteId: string;
  /** What the page told about its visitor: email, nickname, phone, company. */
  user: Record<string, string>;
  data: Record<string, string>;
  lines: ChatLine[];
};
