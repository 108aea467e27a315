import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { deckViewer, noorProfile } from '@perigee/api/fixtures';
import { likeMessages } from '@perigee/domain/likes';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { overPage } from '#.storybook/site-frame';
import { Button } from '../../../components/Button/Button.tsx';
import { MatchedNotice } from '../MatchedNotice/MatchedNotice.tsx';
import { LikeRequestDialog, type LikeRequestDialogProps } from './LikeRequestDialog.tsx';
import { Profile as Deck } from '../../for-you/ForYouDeck/ForYouDeck.stories.tsx';

function WithOpener({ open: first, onOpenChange, ...rest }: LikeRequestDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Like
      </Button>
      <LikeRequestDialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Likes/Like',
  component: LikeRequestDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Deck)],
  args: {
    open: true,
    onOpenChange: fn(),
    profile: noorProfile,
    profileHref: '/@noor_r',
    tokens: 35,
    onSend: fn(() => Promise.resolve()),
  },
  render: (args) => <WithOpener {...args} />,
});

const button = (name: string) => screen.findByRole('button', { name });

export const Default = meta.story({ parameters: otherTheme });

Default.test('sends no more tokens than the sender has, and closes', async (context) => {
  const { args, userEvent } = context;
  await expect(await screen.findByRole('link', { name: /Noor/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  const more = await button('More tokens');
  for (let press = 0; press < 5; press += 1) await userEvent.click(more);
  await userEvent.type(screen.getByLabelText('Add a comment'), ' The plum tart. ');
  await userEvent.click(await button('Send Request'));
  await expect(args.onSend).toHaveBeenCalledWith({ points: 30, comment: 'The plum tart.' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const like = screen.getByRole('button', { name: 'Like' });
  await userEvent.click(like);
  await expect(await screen.findByLabelText('Add a comment')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(like).toHaveFocus());
});

Default.test('sends no fewer than ten tokens', async ({ userEvent }) => {
  const fewer = await button('Fewer tokens');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(fewer);
  await expect(screen.getByText('10')).toBeInTheDocument();
});

Default.test(
  'is sent once for several presses',
  { args: { onSend: fn(() => new Promise<void>(() => undefined)) } },
  async ({ args, userEvent }) => {
    await userEvent.dblClick(await button('Send Request'));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(await button('Send Request')).toHaveAttribute('aria-busy', 'true');
  },
);

function UntilMatched(props: LikeRequestDialogProps) {
  const [isMatched, setIsMatched] = useState(false);
  return (
    <>
      <WithOpener
        {...props}
        onSend={async (request) => {
          await props.onSend(request);
          setIsMatched(true);
        }}
      />
      <MatchedNotice
        viewer={deckViewer}
        profile={isMatched ? props.profile : null}
        matchesHref="/matches"
        onClose={() => setIsMatched(false)}
      />
    </>
  );
}

Default.test(
  'is replaced by the notice of a match',
  { render: (args) => <UntilMatched {...args} /> },
  async ({ userEvent }) => {
    await userEvent.click(await button('Send Request'));
    await screen.findByRole('heading', { name: likeMessages.matched });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send Request' })).toBeNull());
    await waitFor(() => expect(screen.getByText(/like each other/)).toBeVisible());
  },
);

/** A member with fewer than ten tokens likes without any. */
export const WithoutTokens = meta.story({
  args: { tokens: 4 },
  play: async () => {
    await screen.findByText('You have 4: this like goes without');
  },
});

WithoutTokens.test('is sent without tokens, and closes', async ({ args, userEvent }) => {
  await userEvent.click(await button('Send Request'));
  await expect(args.onSend).toHaveBeenCalledWith({});
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The comment stays. */
export const Failed = meta.story({
  args: { onSend: fn(() => Promise.reject(new Error(''))) },
  play: async ({ userEvent }) => {
    const send = await button('Send Request');
    await userEvent.type(await screen.findByLabelText('Add a comment'), 'The plum tart.');
    await userEvent.click(send);
    await findToast(likeMessages.failed);
    await expect(screen.getByLabelText('Add a comment')).toHaveValue('The plum tart.');
    send.blur();
  },
});
