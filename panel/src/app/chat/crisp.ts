import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { chatLauncher } from './chat-launcher.ts';

/** Commands of the widget: https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/dollar-crisp/ */
type Command =
  | ['set', `user:${'email' | 'nickname' | 'phone' | 'company'}`, [string]]
  | ['set', 'session:data', [[string, string | number][]]]
  | ['do', 'chat:open' | 'chat:show' | 'chat:hide' | 'session:reset']
  | ['on', 'session:loaded', () => void];

declare global {
  interface Window {
    $crisp?: { push(command: Command): unknown };
    CRISP_WEBSITE_ID?: string;
  }
}

let websiteId: string | undefined;
/** Whether the widget has loaded: if its script is blocked it never does. */
let isLoaded = false;
let isShown = false;

/** Sets the site's id once: the widget stores its session under it. */
export function setCrispWebsiteId(id: string): void {
  if (websiteId !== undefined && websiteId !== id) throw new Error("crispWebsiteId can't be changed");
  websiteId = id;
  window.CRISP_WEBSITE_ID = id;
}

type Chat = { websiteId: string; scriptUrl: string };

/** Loads the widget, or shows it again; the returned function hides it. */
export function showChat(chat: Chat): () => void {
  const isNew = websiteId === undefined;
  setCrispWebsiteId(chat.websiteId);
  // Commands from before the script has loaded are kept in a list, which the script then takes over.
  window.$crisp ??= [] as unknown as NonNullable<Window['$crisp']>;
  const crisp = () => window.$crisp;
  crisp()?.push(['do', 'chat:show']);
  isShown = true;
  const letIn = () => {
    if (isLoaded && isShown) chatLauncher.set(() => crisp()?.push(['do', 'chat:open']));
  };
  if (isNew) {
    const loaded = () => {
      isLoaded = true;
      letIn();
    };
    crisp()?.push(['on', 'session:loaded', loaded]);
    const script = document.createElement('script');
    script.src = chat.scriptUrl;
    script.async = true;
    document.head.append(script);
  } else letIn();
  return () => {
    isShown = false;
    chatLauncher.set(undefined);
    crisp()?.push(['do', 'chat:hide']);
  };
}

/** Tells the widget who the user is, once it is shown. */
export function introduce(user: SessionUser): void {
  for (const command of toCrispCommands(user)) window.$crisp?.push(command);
}

/** Ends the session of the chat: the next user of this browser is another person. */
export function leaveChat(): void {
  if (websiteId !== undefined) window.$crisp?.push(['do', 'session:reset']);
}

function toCrispCommands(user: SessionUser): Command[] {
  const { customer, email, phone } = user;
  return [
    ['set', 'user:company', [customer.name]],
    ...(email ? [['set', 'user:email', [email]] satisfies Command] : []),
    ['set', 'user:nickname', [`${user.name} ${user.surname}`.trim()]],
    ...(phone ? [['set', 'user:phone', [phone]] satisfies Command] : []),
    [
      'set',
      'session:data',
      [
        [
          ['customer_id', customer.id],
          ['customer_user_id', user.id],
          ['crm_status', customer.crmStatus],
          ['providers', user.providers.map(({ name }) => name).join(', ')],
        ],
      ],
    ],
  ];
}
