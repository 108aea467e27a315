import {
  type BrowserSandbox,
  createBrowserSandbox,
  fixedRandom,
  sandboxHandlers,
} from '@perigee/sandbox/browser';
import { screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { aheadOfMachine, setPageClock } from '../demo/page-clock.ts';
import { SANDBOX_ORIGIN } from '../demo/sandbox-origin.ts';

/**
 * The time at which every flow begins; the clock runs on from it. Half an hour before a whole one: an evening of the
 * seed begins five hours later at a whole hour, which must not depend on how long a sandbox takes to start.
 */
export const FLOW_START = new Date('2026-12-01T14:30:00Z');

/** A sandbox for one story, with the same codes and the same time on each run. */
export function openFlowSandbox(): Promise<BrowserSandbox> {
  setPageClock(aheadOfMachine(FLOW_START));
  return createBrowserSandbox({ random: fixedRandom() });
}

/** The same, with the token of one of its users. */
export async function openFlowAs(phone: string) {
  const sandbox = await openFlowSandbox();
  return { sandbox, token: await sandbox.tokenOf(phone) };
}

interface FlowContext {
  loaded: Record<string, unknown>;
  msw: { use: (...handlers: ReturnType<typeof sandboxHandlers>) => void };
}

/**
 * Lets the sandbox that a story loaded answer the app of its stage. For `beforeEach`: the returned function
 * restores the clock.
 */
export function answerFromSandbox({ loaded, msw }: FlowContext): () => void {
  msw.use(...sandboxHandlers(loaded['sandbox'] as BrowserSandbox, SANDBOX_ORIGIN));
  return () => {
    setPageClock(0);
  };
}

/** A file as a user would choose it, from a picture of the sandbox: 'covers/07.jpg'. */
export async function pictureFile(path: string): Promise<File> {
  const blob = await (await fetch(`/pictures/${path}`)).blob();
  return new File([blob], 'from-my-phone.jpg', { type: 'image/jpeg' });
}

/**
 * Signs up a new user in the open sign-in, from the phone to the Instagram, and skips the steps of the
 * profile, which follow in the same dialog.
 *
 * @param phone of the United States, in E.164: '+12125550163'
 */
export async function signUpInDialog(
  sandbox: BrowserSandbox,
  phone: string,
  userEvent: Pick<UserEventObject, 'click' | 'type'>,
): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
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

  await userEvent.type(await dialog.findByLabelText('First name'), 'Noor');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Haddad{Enter}');
  await userEvent.type(
    await dialog.findByRole('textbox', { name: 'Email' }),
    'noor@example.com{Enter}',
  );
  await userEvent.type(
    await dialog.findByRole('textbox', { name: /Instagram/ }),
    '@noor.haddad{Enter}',
  );
  await dialog.findByRole('heading', { name: 'Choose your username' });
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
}
