import { expect, fn } from 'storybook/test';
import { iframeStory } from '#.storybook/iframe-story';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Default as matchesPage } from '../../chat/MatchesPage/MatchesPage.stories.tsx';
import { matchRoom } from '../story-data.ts';
import { IncomingCall } from './IncomingCall.tsx';

const meta = preview.meta({
  title: 'Screens/Video/Incoming call',
  component: IncomingCall,
  tags: ['takes-focus'],
  parameters: { ...screenParameters, ...iframeStory, layout: 'fullscreen' },
  decorators: [overPage(matchesPage)],
  args: {
    caller: { name: 'Noor', imageUrl: matchRoom.imageUrl },
    onAnswer: fn(),
    onDecline: fn(),
  },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('is announced, and answered by keys', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Noor is calling');
  await expect(canvas.getByRole('region', { name: 'Incoming call' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Not now' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onDecline).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAnswer).toHaveBeenCalledOnce();
});

Default.test('stays with Escape', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('region', { name: 'Incoming call' })).toBeVisible();
  await expect(args.onDecline).not.toHaveBeenCalled();
});

Default.test(
  'leaves the focus to a field',
  {
    render: (args) => (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user types when the call comes */}
        <TextField label="Message" autoFocus />
        <IncomingCall {...args} />
      </>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard('One moment');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('One moment');
  },
);
