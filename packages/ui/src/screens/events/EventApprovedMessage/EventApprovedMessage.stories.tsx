import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { EventApprovedMessage } from './EventApprovedMessage.tsx';

const meta = preview.meta({
  title: 'Screens/Events/EventApprovedMessage',
  component: EventApprovedMessage,
  parameters: screenParameters,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^APPROVED — YOU ARE ON THE LIST$/);
  },
});
