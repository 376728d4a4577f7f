import { expect, test } from '@playwright/test';
import { conversation } from '../support/conversation.ts';
import { expectFocus, press, walkTo, write } from '../support/keyboard.ts';
import { askForQuote } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

/** What a screen reader is given, step by step: roles, names and states, and where the focus is. */
test.use({ screenshot: 'off' });

test('MSG-001 by a screen reader’s tree: who waits is found, read and answered', async ({ page }) => {
  const vendor = await makeVendor();
  await askForQuote(
    vendor.providerId,
    { name: 'Hana & Leo', email: 'hana@couples.example' },
    { message: 'Is the barn free in March?', organizationDate: '2044-03-12' },
  );
  await signIn(page, vendor.username);
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toMatchAriaSnapshot(`
    - region "Waiting for you":
      - heading "Waiting for you" [level=2]
      - img "1 couple waiting for your answer"
      - link "All couples"
      - list:
        - listitem:
          - link "Hana & Leo New request · Sat 12.03.2044 · Journey Barn"
          - text: /Waiting for/
          - link "Reply to Hana & Leo"
  `);
  await press(page, page.getByRole('link', { name: 'Reply to Hana & Leo' }));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Back to couples"
      - heading "Hana & Leo" [level=1]
      - 'button "Pending: change status"'
      - button "Call Hana & Leo"
      - button "More for Hana & Leo"
      - region "Key details"
      - tablist "About this couple":
        - tab "Details"
        - tab "Interactions"
        - tab "Messages"
        - tab "Notes"
        - tab "Call data"
      - tabpanel
  `);
  await expect(conversation(page)).toMatchAriaSnapshot(`
    - region "Conversation":
      - heading "Conversation" [level=2]
      - log "Messages, newest last":
        - paragraph: /Asked for a quote on your page/
        - text: /Is the barn free in March\\? Hana & Leo/
      - group "Your answer":
        - radiogroup "Write by":
          - radio "Email" [checked]
          - radio "SMS"
        - button "Template"
        - textbox "Write to Hana & Leo"
        - button "Attach a file"
        - button "Send reply" [disabled]
  `);
  await write(page, conversation(page).getByRole('textbox', { name: 'Write to Hana & Leo' }).last(), 'Yes, it is.');
  await press(page, conversation(page).getByRole('button', { name: 'Send reply' }));
  // The log announces by itself what is added to it: the words, how they go, and how far they are.
  await expect(conversation(page).getByRole('log')).toMatchAriaSnapshot(`
    - log "Messages, newest last":
      - text: /Is the barn free in March/
      - list:
        - listitem
        - listitem:
          - paragraph: Yes, it is.
          - img "Email"
          - text: /Wendy · \\d\\d:\\d\\d/
  `);
  // There is nothing left to send, and the next words can be typed.
  await expect(conversation(page).getByRole('textbox', { name: 'Write to Hana & Leo' }).last()).toBeFocused();
});

test('CAL-001 by a screen reader’s tree: a date is held, and the day says so', async ({ page }) => {
  const vendor = await makeVendor({ pages: ['calendar', 'leads'] });
  const at = `/providers/${vendor.providerId}/calendar-events?month=2030-03`;
  await signIn(page, vendor.username, { at });
  const grid = page.getByRole('grid', { name: 'March 2030' });
  await expect(grid).toMatchAriaSnapshot(`
    - grid "March 2030":
      - row:
        - columnheader "Monday"
        - columnheader "Tuesday"
        - columnheader "Wednesday"
        - columnheader "Thursday"
        - columnheader "Friday"
        - columnheader "Saturday"
        - columnheader "Sunday"
      - row:
        - gridcell "Monday 25 February 2030; Free"
  `);
  // One stop in the whole grid; the arrows move in it.
  await walkTo(page, grid.getByRole('button', { name: /^Friday 1 March 2030/ }));
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(grid.getByRole('button', { name: 'Saturday 16 March 2030; Free' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: /^Saturday 16 March/, selected: true })).toBeVisible();
  const day = page.getByRole('region', { name: 'Saturday 16.03.2030' });
  await press(page, day.getByRole('button', { name: 'Hold', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Saturday 16.03.2030' });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Saturday 16.03.2030":
      - heading "Saturday 16.03.2030" [level=2]
      - form "Saturday 16.03.2030":
        - radiogroup "Status":
          - radio "Held" [checked]
          - radio "Booked"
          - radio "Available"
        - combobox "Couple"
        - textbox "Held until"
        - button "Choose a date"
        - textbox "Note"
        - button "Cancel"
        - button "Hold"
  `);
  await write(page, dialog.getByLabel('Held until'), '01.02.2030');
  await press(page, dialog.getByRole('button', { name: 'Hold', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(day).toMatchAriaSnapshot(`
    - region "Saturday 16.03.2030":
      - heading "Saturday 16.03.2030" [level=2]
      - button "Close the day"
      - status:
        - heading "This day" [level=3]
        - text: Held
      - text: /Held until Fri 01\\.02\\.2030/
      - button "Edit Held"
      - button "Book"
      - button "Release"
  `);
  await expect(grid.getByRole('gridcell', { name: /^Saturday 16 March 2030; Held until/ })).toBeVisible();
  await expectFocus(page);
});

test('LEAD-049 LEAD-054 by a screen reader’s tree: a couple is rejected; what is missing is said, and the step is undone', async ({
  page,
}) => {
  const vendor = await makeVendor();
  const { leadId } = await askForQuote(vendor.providerId, { name: 'Hana & Leo', email: 'hana@couples.example' });
  await signIn(page, vendor.username, { at: `/leads/${leadId}` });
  await press(page, page.getByRole('button', { name: 'Pending: change status' }));
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu:
      - menuitem "In contact"
      - menuitem "Offer made"
      - menuitem "Made a deal"
      - menuitem "Rejected"
      - menuitem "To be called again"
  `);
  await walkTo(page, page.getByRole('menuitem', { name: 'Rejected' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject Hana & Leo?' });
  await press(page, dialog.getByRole('button', { name: 'Reject couple' }));
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  await expect(reason).toMatchAriaSnapshot('- combobox "Reason" [invalid]');
  await expect(reason).toHaveAccessibleDescription('This field is required!');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Reason' })).toMatchAriaSnapshot(`
    - listbox "Reason":
      - option "Budget too low"
      - option "Date not available"
      - option "Capacity not suitable"
      - option "Booked another vendor"
      - option "Could not be reached"
      - option "Other"
  `);
  await walkTo(page, page.getByRole('option', { name: 'Date not available' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Reject couple' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notices' })).toMatchAriaSnapshot(`
    - region "Notices":
      - status:
        - img "Done"
        - text: You rejected Hana & Leo.
        - button "Undo"
        - button "Close"
  `);
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('button', { name: 'Pending: change status' })).toBeVisible();
  await expectFocus(page);
});
