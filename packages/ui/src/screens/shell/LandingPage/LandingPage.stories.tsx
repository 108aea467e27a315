import {
  acceptedDater,
  eveningsDiscovery,
  newApplication,
  waitlistEntry,
} from '@perigee/api/fixtures';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { ready } from '../../../loadable.ts';
import { DiscoverEvents } from '../../events/DiscoverEvents/DiscoverEvents.tsx';
import { DiscoverPlace } from '../../events/DiscoverEvents/DiscoverPlace.tsx';
import { AcceptedPage } from '../../waitlist/AcceptedPage/AcceptedPage.tsx';
import { WaitlistPage } from '../../waitlist/WaitlistPage/WaitlistPage.tsx';
import { LandingPage } from './LandingPage.tsx';

const DOWNLOAD = 'https://apps.example/perigee';

function Discover({ isVisitor = false }: { isVisitor?: boolean }) {
  return (
    <DiscoverPlace>
      <DiscoverEvents
        events={ready(eveningsDiscovery)}
        cities={[]}
        cityId={null}
        onCity={() => undefined}
        isVisitor={isVisitor}
        eventHref={(slug) => `/events/${slug}`}
        showsAll={false}
        onShowAll={fn()}
      />
    </DiscoverPlace>
  );
}

const meta = preview.meta({
  title: 'Screens/Shell/Landing page',
  component: LandingPage,
  args: { onSignIn: fn(), discover: <Discover isVisitor /> },
  parameters: {
    ...screenParameters,
    layout: 'fullscreen',
    site: { viewer: 'visitor', pathname: '/' },
  },
  decorators: [onSite],
});

export const Visitor = meta.story({ parameters: otherTheme });

Visitor.test('opens the sign-in, and links to the events', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue with Phone Number' }));
  await expect(args.onSignIn).toHaveBeenCalledTimes(2);
  const page = within(canvas.getByRole('main'));
  const more = page.getByRole('link', { name: 'See upcoming evenings' });
  await expect(more).toHaveAttribute('href', '#evenings');
  await expect(page.getByRole('link', { name: 'The Long Table' })).toHaveAccessibleDescription(
    /Sign in to see the host$/,
  );
});

Visitor.test(
  'links to how it works if there are no events',
  { args: { discover: undefined } },
  async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '#how');
  },
);

/** For a host who was redirected here, and for a user whose waitlist is switched off without a decision. */
export const SignedIn = meta.story({
  parameters: { site: { viewer: 'host' } },
  render: (args) => <LandingPage {...args} signedIn discover={<Discover />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get Started' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /^Membership begins/ })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Account menu' })).toBeVisible();
  },
});

/** The user's position on the waitlist comes first, then the events. */
export const Waitlisted = meta.story({
  parameters: { site: { viewer: 'applicant' } },
  render: () => (
    <>
      <WaitlistPage
        application={ready({ ...waitlistEntry, ...newApplication, membership: 'none' })}
        liveSupportHref="/live-support"
        downloadHref={DOWNLOAD}
        onJoinDatabase={fn()}
        onBecomeMember={fn()}
      />
      <Discover />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      "You're on the waitlist!",
    );
    await expect(canvas.getByRole('heading', { name: 'Upcoming evenings' })).toBeVisible();
  },
});

export const Accepted = meta.story({
  parameters: { site: { viewer: 'member' } },
  render: () => (
    <>
      <AcceptedPage
        person={{
          firstName: acceptedDater.firstName,
          imageUrl: acceptedDater.profileImage,
          city: acceptedDater.userAddress?.locality ?? null,
        }}
        position={ready(142)}
        membership="active"
        liveSupportHref="/live-support"
        downloadHref={DOWNLOAD}
      />
      <Discover />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Rank card of Idris' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Upcoming evenings' })).toBeVisible();
  },
});
