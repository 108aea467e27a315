import { type BrowserSandbox, demoAccounts } from '@perigee/sandbox/browser';
import { incompleteSet, type Answered } from '@perigee/domain/questionnaire';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowAs } from './flow-sandbox.ts';
import { SANDBOX_ORIGIN } from '../demo/sandbox-origin.ts';
import { FlowStage } from './FlowStage.tsx';

const [dater] = demoAccounts;

const meta = preview.meta({
  title: 'Flows/Questionnaire',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => openFlowAs(dater.phone)],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded, parameters }) => (
    <FlowStage
      sandbox={loaded['sandbox']}
      token={loaded['token']}
      startAt={parameters['startAt']}
    />
  ),
});

type User = Pick<UserEventObject, 'click' | 'keyboard' | 'type'>;

const question = () => within(screen.getByRole('dialog')).getByRole('heading');
const button = () => screen.getByRole('button', { name: /^(Next|Open to All|Keep going)$/ });

async function personOf(loaded: Record<string, unknown>): Promise<Answered> {
  const headers = { authorization: `Bearer ${String(loaded['token'])}` };
  const request = new Request(`${SANDBOX_ORIGIN}/users/me`, { headers });
  const reply = await (loaded['sandbox'] as BrowserSandbox).fetch(request);
  return (await reply.json()) as Answered;
}

/** Gives an answer to the current question, of any kind. An only answer goes on by itself. */
async function answer(userEvent: User): Promise<void> {
  await waitFor(() => expect(question()).toHaveFocus());
  const [field] = ['radio', 'checkbox', 'textbox', 'slider'].flatMap((role) =>
    screen.queryAllByRole(role),
  );
  field?.focus();
  const type = field?.getAttribute('type');
  if (type === 'range') await userEvent.keyboard('{PageUp}');
  else if (type === 'radio' || type === 'checkbox') await userEvent.keyboard(' ');
  else await userEvent.keyboard('Something of my own');
  if (type !== 'radio') await userEvent.click(button());
}

/** Continues to the next question, and answers the current one if it has no answer. */
async function goOn(userEvent: User): Promise<void> {
  const asked = question().textContent;
  if (button().hasAttribute('disabled')) await answer(userEvent);
  else await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('heading', { name: asked })).toBeNull());
}

async function goOnTo(title: string, userEvent: User): Promise<string[]> {
  const asked: string[] = [];
  while (question().textContent !== title) {
    asked.push(question().textContent);
    await goOn(userEvent);
  }
  return asked;
}

/**
 * Play: a dater finishes both sets: given answers are kept, and the answer Never skips a question. The last
 * step shows the end.
 */
export const BothSets = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const me = () => personOf(loaded);
    await expect(incompleteSet(await me())).toMatchObject({ key: 'profile', completedFields: 17 });
    await userEvent.click(await canvas.findByRole('button', { name: 'START' }));

    await screen.findByRole('heading', { name: 'What is your ethnicity?' });
    await goOnTo('How often do you exercise?', userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Never' }));
    await screen.findByRole('heading', { name: 'About halfway there' });
    await goOn(userEvent);
    await expect(question()).toHaveTextContent('Where are you in your career?');

    const asked = await goOnTo('How tall should they be?', userEvent);
    await expect(asked.at(-1)).toBe('How is it with you and tobacco?');
    await goOnTo('How often do they exercise?', userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Open to All' }));
    await screen.findByRole('heading', { name: 'Where are they in their career?' });
    await goOn(userEvent);
    await goOn(userEvent);
    await screen.findByRole('heading', { name: 'All done' });

    const done = await me();
    await expect(incompleteSet(done)).toBeNull();
    await expect(done).toMatchObject({
      profile: { fitnessFrequency: 'Never', fitnessActivities: [] },
      preference: { religion: [], fitnessFrequency: [] },
    });
  },
});

/** The dater changes an answer in Edit Application: one question opens, and the saved answer is shown. */
export const ChangedAnswer = meta.story({
  parameters: { startAt: '/profile' },
  play: async ({ canvas, loaded, userEvent }) => {
    const answers = within(await canvas.findByRole('region', { name: 'TELL US ABOUT YOU' }));
    await userEvent.click(answers.getByRole('button', { name: /^Change Diet / }));
    await waitFor(() => expect(question()).toHaveTextContent('What do you eat?'));
    await waitFor(() => expect(question()).toHaveFocus());
    await userEvent.click(screen.getByRole('radio', { name: 'Halal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = answers.getByRole('button', { name: 'Change Diet Halal' });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(await personOf(loaded)).toMatchObject({ profile: { diet: 'Halal' } });
  },
});
