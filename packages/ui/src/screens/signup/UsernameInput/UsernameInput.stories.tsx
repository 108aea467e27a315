import { messages } from '@perigee/domain';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import {
  UsernameField,
  type UsernameFieldProps,
} from '../../../components/UsernameField/UsernameField.tsx';
import { newcomer } from '../story-data.ts';

function Held(props: UsernameFieldProps) {
  const [value, setValue] = useState(props.value);
  return <UsernameField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Screens/Signup/UsernameInput',
  component: UsernameField,
  parameters: screenParameters,
  args: {
    label: 'Username',
    value: '',
    onChange: () => undefined,
    onCheck: newcomer.onCheckUsername,
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Idle = meta.story();

export const Loading = meta.story({
  args: { value: 'marisol', onCheck: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.username.checking)).toBeInTheDocument();
  },
});

export const Valid = meta.story({
  args: { value: 'marisol' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.username.available)).toBeInTheDocument();
  },
});

/** What stands behind the last letter is cut off as it is typed. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), '@idris!? ');
    await expect(canvas.getByLabelText('Username')).toHaveValue('idris');
    await waitFor(() => expect(canvas.getByText('Username already taken')).toBeVisible());
  },
});
