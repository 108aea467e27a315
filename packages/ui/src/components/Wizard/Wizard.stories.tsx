import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { messages, UserFacingError } from '@perigee/domain';
import { iframeStory } from '#.storybook/iframe-story';
import preview from '#.storybook/preview';
import { findToast, withToasts } from '#.storybook/toasts.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Wizard.guide.ts';
import { Wizard, type StepSource, type WizardProps, type WizardStep } from './Wizard.tsx';

/** Three questions; whether the second is asked depends on the first. */
function Questions({ first = '', ...rest }: WizardProps & { first?: string }) {
  const [sport, setSport] = useState(first);
  const [which, setWhich] = useState('');
  const [diet, setDiet] = useState('');
  return (
    <Wizard
      {...rest}
      steps={[
        {
          id: 'sport',
          title: 'How often do you exercise?',
          canContinue: sport !== '',
          content: (
            <TextField
              label="Exercise"
              value={sport}
              onChange={(event) => setSport(event.target.value)}
            />
          ),
        },
        {
          id: 'which',
          title: 'What do you do?',
          skipped: sport === 'Never',
          canContinue: which !== '',
          content: (
            <TextField
              label="Activities"
              value={which}
              onChange={(event) => setWhich(event.target.value)}
            />
          ),
        },
        {
          id: 'diet',
          title: 'What do you eat?',
          subtitle: 'Nobody has to.',
          nextLabel: diet === '' ? 'Open to All' : undefined,
          content: (
            <TextField
              label="Diet"
              value={diet}
              onChange={(event) => setDiet(event.target.value)}
            />
          ),
        },
      ]}
    />
  );
}

const saving = fn<NonNullable<WizardProps['onNext']>>;

const meta = preview.meta({
  title: 'Components/Layout/Wizard',
  component: Wizard,
  tags: ['ready', 'takes-focus'],
  parameters: { guide, ...iframeStory },
  args: {
    label: 'Profile',
    section: 'TELL US ABOUT YOU',
    steps: [],
    onNext: saving(async () => undefined),
    onDone: fn(),
    onClose: fn(),
    onStepChange: fn(),
  },
  render: (args, { parameters }) => <Questions {...args} first={parameters['first']} />,
  decorators: [(Story) => <div style={{ maxWidth: 368 }}>{Story()}</div>, withToasts],
});

export const Default = meta.story();

Default.test('focuses the question, and waits for its answer', async ({ canvas }) => {
  await expect(
    canvas.getByRole('group', { name: 'How often do you exercise?' }),
  ).toBeInTheDocument();
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  await expect(canvas.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 3',
  );
  await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
});

Default.test(
  'focuses its field if requested',
  { args: { focusOn: 'field' } },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Exercise')).toHaveFocus();
  },
);

/** During the opening animation of a dialog around it. */
Default.test(
  'does not move the focus while `mayFocus` is false',
  { args: { mayFocus: false } },
  async () => {
    await expect(document.body).toHaveFocus();
  },
);

/** Enter continues, Back keeps the answers. */
Default.test('is completed by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onNext).not.toHaveBeenCalled();
  await userEvent.keyboard('Often{Enter}');
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'What do you do?' })).toHaveFocus(),
  );
  await expect(args.onNext).toHaveBeenCalledWith('sport');
  await expect(args.onStepChange).toHaveBeenCalledWith('which');
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByLabelText('Exercise')).toHaveValue('Often'));
  await expect(canvas.getByRole('heading')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await canvas.findByLabelText('Activities'), 'Rowing{Enter}');
  await userEvent.type(await canvas.findByLabelText('Diet'), 'Vegan{Enter}');
  await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  await expect(args.onNext).toHaveBeenLastCalledWith('diet');
  await expect(canvas.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-busy', 'true');
});

/** An answer makes the second question unnecessary. */
Default.test(
  'skips a step in both directions',
  { parameters: { first: 'Never' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('group', { name: 'What do you eat?' });
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('group', { name: 'How often do you exercise?' });
  },
);

Default.test('closes by Back on its first step', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onStepChange).not.toHaveBeenCalled();
});

/** The questionnaires show no error after a failure. */
Default.test(
  'stays and allows another try after a failure without a message',
  { parameters: { first: 'Often' }, args: { onNext: saving(async () => false) } },
  async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await waitFor(() => expect(next).not.toHaveAttribute('aria-busy'));
    await userEvent.click(next);
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expect(
      canvas.getByRole('group', { name: 'How often do you exercise?' }),
    ).toBeInTheDocument();
  },
);

/** A question whose answer is stored outside of React. */
function createSource(): StepSource {
  const listeners = new Set<() => void>();
  const stepsWith = (diet: string): WizardStep[] => [
    {
      id: 'diet',
      title: 'What do you eat?',
      canContinue: diet !== '',
      content: (
        <TextField
          label="Diet"
          value={diet}
          onChange={({ target }) => {
            steps = stepsWith(target.value);
            for (const listener of listeners) listener();
          }}
        />
      ),
    },
  ];
  let steps = stepsWith('');
  return {
    getSteps: () => steps,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function FromOutside(props: WizardProps) {
  const [source] = useState(createSource);
  return <Wizard {...props} steps={source} />;
}

/** An answer renders only its own step. */
Default.test(
  'takes its steps from a source',
  { render: (args) => <FromOutside {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Diet'), 'Vegan{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
);

/** Nothing is chosen, and an answer is optional: the button shows it. */
export const OpenToAll = meta.story({ args: { initialStep: 'diet' } });

OpenToAll.test(
  'changes the label of its button with the answer',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Diet'), 'Vegan');
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeEnabled();
    await userEvent.clear(canvas.getByLabelText('Diet'));
    await expect(canvas.getByRole('button', { name: 'Open to All' })).toBeEnabled();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
);

/** During the save of a step. */
export const Busy = meta.story({
  parameters: { first: 'Often' },
  args: { onNext: saving(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-busy', 'true');
  },
});

Busy.test('saves a step once', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await userEvent.type(canvas.getByLabelText('Exercise'), '{Enter}');
  await expect(args.onNext).toHaveBeenCalledOnce();
});

export const Failed = meta.story({
  parameters: { first: 'Often' },
  args: {
    onNext: saving(async () => {
      throw new UserFacingError(messages.unableToProcess);
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await findToast(messages.unableToProcess);
    await expect(canvas.getByLabelText('Exercise')).toHaveValue('Often');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
});
