import {
  type BrowserSandbox,
  createBrowserSandbox,
  fixedRandom,
  sandboxHandlers,
} from '@perigee/sandbox/browser';
import { screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { SANDBOX_ORIGIN } from './FlowStage.tsx';

/** A sandbox of a story's own, whose codes are the same each time. */
export const openFlowSandbox = () => createBrowserSandbox({ random: fixedRandom() });

interface FlowContext {
  loaded: Record<string, unknown>;
  msw: { use: (...handlers: ReturnType<typeof sandboxHandlers>) => void };
}

/** Has the sandbox that a story loaded answer the app of its stage. For `beforeEach`. */
export function answerFromSandbox({ loaded, msw }: FlowContext): void {
  msw.use(...sandboxHandlers(loaded['sandbox'] as BrowserSandbox, SANDBOX_ORIGIN));
}

/**
 * Goes through the open sign-in as somebody new, from the phone to the Instagram, and leaves the steps
 * of the profile, which follow in the same dialog, for another time.
 *
 * @param phone of the United States, in E.164: '+12125550163'
 */
export async function signUpInDialog(
  sandbox: BrowserSandbox,
  phone: string,
  userEvent: Pick<UserEventObject, 'click' | 'type'>,
): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue with Phone Number' }));
  await userEvent.type(await dialog.findByLabelText('Phone number'), phone.replace('+1', ''));
  const next = dialog.getByRole('button', { name: 'Continue' });
  await waitFor(() => {
    if (next.hasAttribute('disabled')) throw new Error('The number is not taken yet');
  });
  await userEvent.click(next);
  await dialog.findByText(/Sent to/);
  const [message] = await sandbox.outbox(phone);
  await userEvent.type(dialog.getByRole('textbox'), message?.code ?? '');
  await dialog.findByText("You're verified");

  await userEvent.type(
    await dialog.findByLabelText('First name', undefined, { timeout: 5000 }),
    'Noor',
  );
  await userEvent.type(dialog.getByLabelText('Last name'), 'Haddad{Enter}');
  await userEvent.type(
    await dialog.findByRole('textbox', { name: 'Email' }),
    'noor@example.com{Enter}',
  );
  await userEvent.type(
    await dialog.findByRole('textbox', { name: /Instagram/ }),
    '@noor.haddad{Enter}',
  );
  await dialog.findByRole('heading', { name: 'Choose your username' }, { timeout: 10_000 });
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
}
