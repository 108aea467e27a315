import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  briefProfile,
  deckViewer,
  longProfile,
  manyInCommon,
  noorProfile,
} from '@perigee/api/fixtures';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { MatchedNotice } from './MatchedNotice.tsx';

const meta = preview.meta({
  title: 'Screens/Likes/MatchedNotice',
  component: MatchedNotice,
  parameters: screenParameters,
  args: {
    viewer: deckViewer,
    profile: noorProfile,
    compared: manyInCommon.attributes,
    matchesHref: '/matches',
    onClose: fn(),
  },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'See your matches' })).toHaveFocus(),
    );
  },
});

Default.test('closes to keep looking', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
