import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { serverMessages } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
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

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByRole('progressbar', { name: 'Sign-up' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 3',
    );
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription(
      'Your last name is private, only your first name is public.',
    );
  },
});

export const Filled = meta.story({ args: { firstName: 'Marisol', lastName: 'Vega' } });

/** Told when it is sent by Enter, and taken back with the missing name. */
const Missing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByLabelText('First name');
    await userEvent.click(canvas.getByLabelText('Last name'));
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription(serverMessages.fieldMissing('your first name'));
    await userEvent.keyboard('Marisol');
    await expect(first).not.toBeInvalid();
    await expect(canvas.getByLabelText('Last name')).toBeInvalid();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
});

export { Missing as Error };

export const LongNames = meta.story({
  args: {
    firstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
    lastName: 'de la Santísima Trinidad y de los Ángeles Custodios',
  },
});

/** Both are required; blanks are no name. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('First name'));
    await userEvent.keyboard('Marisol{Enter}');
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    await userEvent.keyboard('   ');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.keyboard('Vega{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
