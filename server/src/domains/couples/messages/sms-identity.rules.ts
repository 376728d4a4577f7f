/** The gateway’s name for a text tells whether it has arrived. */
export const toSmsIdentity = (sid: string) => `sms ${sid}`;
