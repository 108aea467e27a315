import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { EventNotFound } from './EventNotFound.tsx';

const meta = preview.meta({
  title: 'Screens/Events/EventNotFound',
  component: EventNotFound,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: { homeHref: '/' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sorry, we could not find the event or it does not match your current settings/preferences.',
    );
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  },
});
