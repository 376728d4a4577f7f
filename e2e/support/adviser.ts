type Visitor = { id: string; user: Record<string, string>; data: Record<string, string> };

/** Answers the person with this address in the live chat, as the adviser; returns what the chat knows about them. */
export async function answerChat(email: string, text: string): Promise<Visitor> {
  const sandbox = process.env['SANDBOX_URL'];
  const found = await fetch(`${sandbox}/chats?${new URLSearchParams({ to: email })}`);
  const [visitor] = (await found.json()) as Visitor[];
  if (!visitor) throw new Error(`Nobody wrote as ${email}.`);
  const answer = await fetch(`${sandbox}/chat/${visitor.id}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(`The adviser could not answer: ${answer.status}`);
  return visitor;
}
