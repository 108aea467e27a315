import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  briefProfile,
  deckViewer,
  longProfile,
  manyInCommon,
  noorProfile,
} from '@perigee/api/fixtures';
import { likeMessages } from '@perigee/domain/likes';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { MatchedNotice } from './MatchedNotice.tsx';
import { Profile as Deck } from '../../for-you/ForYouDeck/ForYouDeck.stories.tsx';

const matchesLink = () => screen.findByRole('link', { name: 'See your matches' });

const meta = preview.meta({
  title: 'Screens/Likes/You matched',
  component: MatchedNotice,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Deck)],
  args: {
    viewer: deckViewer,
    profile: noorProfile,
    compared: manyInCommon.attributes,
    matchesHref: '/matches',
    onClose: fn(),
  },
  play: async () => {
    const link = await matchesLink();
    await waitFor(() => expect(link).toHaveFocus());
  },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async () => {
    await expect(
      await screen.findByText(
        'You both live in Brooklyn, are open to a family, and are monogamous.',
      ),
    ).toBeInTheDocument();
    const link = await matchesLink();
    await waitFor(() => expect(link).toHaveFocus());
  },
});

Default.test('closes to keep looking', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Default.test('closes with Escape', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Default.test(
  'moves the two orbits together, and then their points to the crossing',
  { tags: ['motion'] },
  async () => {
    const dialog = screen.getByRole('dialog', { name: likeMessages.matched });
    const moves = [...dialog.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ animationName }) => animationName !== 'none')
      .map(
        ({ animationDelay, animationDuration }) => `${animationDuration} after ${animationDelay}`,
      );
    await expect(new Set(moves)).toEqual(new Set(['0.45s after 0s', '0.45s after 0.45s']));
  },
);

/** Initials take the place of missing pictures; nothing is said of two users who share nothing. */
export const WithoutPictures = meta.story({
  args: {
    viewer: { ...deckViewer, profileImage: null },
    profile: briefProfile,
    compared: undefined,
  },
});

WithoutPictures.test('names nothing in common', async () => {
  const dialog = screen.getByRole('dialog', { name: likeMessages.matched });
  await expect(within(dialog).getByText(/like each other/)).toBeInTheDocument();
  await expect(within(dialog).queryByText(/You both/)).toBeNull();
});

export const LongTexts = meta.story({
  args: {
    viewer: { ...deckViewer, userAddress: null, location: longProfile.location },
    profile: longProfile,
  },
  globals: { viewport: { value: 'narrow' } },
});
