import {
  fullPublicProfile,
  hostilePublicProfile,
  minimalPublicProfile,
  rightToLeftPublicProfile,
} from '@perigee/api/fixtures';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Section } from '../../../components/Section/Section.tsx';
import { ProfileName } from './ProfileName.tsx';
import { ProfileView } from './ProfileView.tsx';
import { ProfileViewSkeleton } from './ProfileViewSkeleton.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/Profile',
  component: ProfileView,
  args: {
    person: fullPublicProfile,
    now: new Date('2026-12-01T12:00:00Z'),
    link: 'https://perigee.example/@noor',
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  // The actions of a phone reach into the gutter of the page.
  decorators: [
    (Story) => (
      <Section as="div" column space="picture">
        {Story()}
      </Section>
    ),
  ],
});

/** All possible facts, with the link of every network. */
export const Full = meta.story({
  parameters: otherTheme,
  args: { waitlistBadge: true, onLike: fn() },
});

Full.test(
  'shows the facts, links to every network and reports a like',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Noor, 31' })).toBeVisible();
    for (const text of ['@noor', 'Brooklyn', 'Architect', 'Cooper Union']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    const links = within(canvas.getByRole('list', { name: 'Noor elsewhere' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent.split('(')[0])).toEqual([
      'TikTok',
      'Instagram',
      'Twitter',
      'Snapchat',
      'YouTube',
      'LinkedIn',
    ]);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toContain('noopener');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
);

Full.test(
  'shows no like button without a like handler',
  { args: { onLike: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
    await expect(canvas.queryByText('You like', { exact: false })).toBeNull();
  },
);

Full.test(
  'shows the name over the photo on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const photos = canvas.getByRole('region', { name: 'Photos of Noor' });
    await expect(within(photos).getByRole('heading', { name: 'Noor, 31' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
);

/** Only a first name: no age, no photo, no placeholder text. */
export const Minimal = meta.story({
  args: { person: minimalPublicProfile },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Marisol' })).toBeVisible();
    await expect(canvas.getByText('Marisol has no photos yet')).toBeInTheDocument();
    await expect(canvas.queryByText('Lives in')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Beside the name: verified or not, and accepted, not accepted or unknown. */
export const Badges = meta.story({
  render: ({ person, now }) => {
    const unverified = { ...person, isVerifiedAccount: false };
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <ProfileName level={2} now={now} person={person} waitlistBadge />
        <ProfileName level={2} now={now} person={person} />
        <ProfileName level={2} now={now} person={unverified} waitlistBadge />
        <ProfileName
          level={2}
          now={now}
          person={{ ...unverified, accepted: false }}
          waitlistBadge
        />
        <ProfileName level={2} now={now} person={unverified} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('heading').map((name) => name.parentElement?.textContent);
    await expect(rows).toEqual([
      'Noor, 31VerifiedAccepted',
      'Noor, 31Verified',
      'Noor, 31Accepted',
      'Noor, 31Not Accepted',
      'Noor, 31',
    ]);
  },
});

export const AlreadyLiked = meta.story({
  args: { onLike: fn(), person: { ...fullPublicProfile, liked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
    await expect(canvas.getByText('You like', { exact: false })).toBeVisible();
  },
});

/** HTML is shown as text, words without a break wrap, and links to other sites are omitted. */
export const Hostile = meta.story({
  args: { person: hostilePublicProfile, waitlistBadge: true, onLike: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { name: '<script>alert(1)</script>, 31' }),
    ).toBeVisible();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, [onerror], b')).toBeNull();
  },
});

/** The text runs from right to left, the page does not. */
export const RightToLeftWords = meta.story({ args: { person: rightToLeftPublicProfile } });

export const Loading = meta.story({
  render: () => <ProfileViewSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the profile');
  },
});
