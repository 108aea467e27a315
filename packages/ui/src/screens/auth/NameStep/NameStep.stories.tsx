import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { serverMessages } from '@perigee/domain';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { NameStep, type NameStepProps } from './NameStep.tsx';

function ControlledField({ firstName, lastName, onChange, ...rest }: NameStepProps) {
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
  title: 'Screens/Auth/Your name',
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
  render: (args) => <ControlledField {...args} />,
  decorators: [atWidth(366)],
});

export const Empty = meta.story({ parameters: otherTheme });

Empty.test(
  'shows the progress of sign-up, and that the last name is private',
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByRole('progressbar', { name: 'Sign-up' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 3',
    );
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription(
      'Your last name is private, only your first name is public.',
    );
  },
);

Empty.test(
  'continues by keyboard with both names, and not with blanks',
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

/** The error is shown on submission by Enter. */
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
  'removes the error with the missing name, one by one',
  async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('Marisol');
    await expect(canvas.getByLabelText('First name')).not.toBeInvalid();
    await expect(canvas.getByLabelText('Last name')).toBeInvalid();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
);
