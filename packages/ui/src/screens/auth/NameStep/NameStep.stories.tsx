import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { serverMessages } from '@perigee/domain';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { NameStep, type NameStepProps } from './NameStep.tsx';

function Held({ firstName, lastName, onChange, ...rest }: NameStepProps) {
  const [names, setNames] = useState({ firstName, lastName });
  return (
    <NameStep
      {...rest}
      {...names}
      onChange={(changes) => {
        setNames({ ...names, ...changes });
        onChange(changes);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Auth/NameStep',
  component: NameStep,
  parameters: screenParameters,
  args: {
    mayFocus: false,
    firstName: '',
    lastName: '',
    onChange: fn(),
    onContinue: fn(),
    onBack: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('says how far sign-up is, and that the last name is private', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(canvas.getByRole('progressbar', { name: 'Sign-up' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 3',
  );
  await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription(
    'Your last name is private, only your first name is public.',
  );
});

Empty.test(
  'goes on by keyboard with both names, and not with blanks',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('First name'));
    await userEvent.keyboard('Marisol{Enter}');
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    await userEvent.keyboard('   ');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.keyboard('Vega{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
);

export const Filled = meta.story({ args: { firstName: 'Marisol', lastName: 'Vega' } });

/** Told when it is sent by Enter. */
export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByLabelText('First name');
    await userEvent.click(canvas.getByLabelText('Last name'));
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription(serverMessages.fieldMissing('your first name'));
  },
});

Missing.test(
  'takes the message back with the missing name, one by one',
  async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('Marisol');
    await expect(canvas.getByLabelText('First name')).not.toBeInvalid();
    await expect(canvas.getByLabelText('Last name')).toBeInvalid();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
);
