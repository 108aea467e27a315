import type { PhoneAuthentication } from '@perigee/api';
import { signUpRequest } from '@perigee/api/fixtures';
import { type BrowserSandbox } from '@perigee/sandbox/browser';
import { expect, screen, waitFor, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowSandbox, pictureFile } from './flow-sandbox.ts';
import { SANDBOX_ORIGIN } from '../demo/sandbox-origin.ts';
import { FlowStage } from './FlowStage.tsx';

const PHONE = '+12125550168';

/** Signs up a user with a name, an email and an Instagram, the result of the first three steps. */
async function signUp(sandbox: BrowserSandbox): Promise<string> {
  const post = async (path: string, body: object, jwt = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${jwt}` };
    return await sandbox.fetch(
      new Request(SANDBOX_ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
  };
  await post('/verify-phone', { phone: PHONE });
  const [message] = await sandbox.outbox(PHONE);
  const proof = await post('/auth/phone', { phone: PHONE, code: message?.code });
  const { jwt } = (await proof.json()) as PhoneAuthentication;
  await post('/auth/signup', { ...signUpRequest, phoneNumber: PHONE }, jwt);
  return await sandbox.tokenOf(PHONE);
}

const meta = preview.meta({
  title: 'Flows/Sign-up',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      const sandbox = await openFlowSandbox();
      return { sandbox, token: await signUp(sandbox) };
    },
  ],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} token={loaded['token']} startAt="/signup" />
  ),
});

const button = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.findByLabelText(label);
const step = (name: string) => screen.findByRole('heading', { name });

async function goOn(userEvent: UserEventObject, name = 'Continue'): Promise<void> {
  const next = await button(name);
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(next);
}

/** From the username to the photos, on the page without header and footer, and then home. */
export const NineSteps = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Username'), 'ines');
    await goOn(userEvent);
    await userEvent.type(await field('Birthday'), '04121996{Enter}');
    await step('What is your sexuality?');
    await userEvent.click(screen.getByRole('radio', { name: 'Open' }));
    await goOn(userEvent);
    await step('What is your gender?');
    await userEvent.click(screen.getByRole('radio', { name: 'Woman' }));
    await goOn(userEvent);
    await step('Who are you looking for?');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Everyone' }));
    await goOn(userEvent);
    await userEvent.type(await field('Role'), 'Architect');
    await userEvent.type(screen.getByLabelText('Company'), 'Atelier Nord');
    await userEvent.type(screen.getByLabelText('Industry'), 'Design{Enter}');
    await step('What is your education?');
    await goOn(userEvent);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Location' }), 'Toronto');
    await userEvent.click(await screen.findByRole('option', { name: /^Toronto/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await goOn(userEvent);
    await userEvent.upload(await field('Add a photo'), await pictureFile('portraits/246.jpg'));
    await screen.findByRole('application');
    await goOn(userEvent, 'Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await goOn(userEvent, 'Done');

    await screen.findByRole('heading', { name: "You're in the database" });
    await screen.findByText(/^#\d+$/);
  },
});
