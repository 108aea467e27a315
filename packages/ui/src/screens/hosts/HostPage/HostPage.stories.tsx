import { UserFacingError } from '@perigee/domain';
import { eventMessages } from '@perigee/domain/events';
import { hostPageMessages, hostServerMessages } from '@perigee/domain/hosts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { moonlitEvenings, moonlitHost } from '../story-data.ts';
import { HostPage, type HostPageProps } from './HostPage.tsx';

const texts = hostPageMessages;

const meta = preview.meta({
  title: 'Screens/Hosts/Host page',
  component: HostPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [onSite],
  args: {
    host: ready(moonlitHost) as HostPageProps['host'],
    events: ready(moonlitEvenings) as HostPageProps['events'],
    viewer: 'member' as HostPageProps['viewer'],
    eventHref: (slug: string) => `/events/${slug}`,
    ownHref: '/hosts',
    homeHref: '/',
    hostsHref: '/hosts',
    onSignIn: fn(),
    onAskForDate: fn<HostPageProps['onAskForDate']>(async () => undefined),
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function ask({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: texts.date.ask }));
  const dialog = await screen.findByRole('dialog', { name: texts.date.ask });
  await waitFor(() => expect(within(dialog).getByLabelText(texts.date.message)).toBeVisible());
  return within(dialog);
}

export const Member = meta.story({ parameters: otherTheme });

Member.test('links to the evenings', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Moonlit Evenings');
  await expect(canvas.getByText('3 evenings')).toBeVisible();
  const card = canvas.getByRole('link', { name: 'Rooftop, Second Moon' });
  await expect(card).toHaveAttribute('href', '/events/rooftop-second-moon');
});

Member.test('asks for a date by keyboard, once', async (context) => {
  const { args, canvas, userEvent } = context;
  const dialog = await ask(context);
  await userEvent.click(dialog.getByLabelText(texts.date.message));
  await userEvent.keyboard(' Long walks, please ');
  await expect(dialog.getByText(/\/ 500$/)).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(
    await dialog.findByRole('heading', { name: 'Moonlit Evenings has been told' }),
  ).toHaveFocus();
  await expect(args.onAskForDate).toHaveBeenCalledOnce();
  await expect(args.onAskForDate).toHaveBeenCalledWith('Long walks, please');
  await userEvent.click(dialog.getAllByRole('button', { name: texts.date.close }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.queryByRole('button', { name: texts.date.ask })).toBeNull();
  await waitFor(() => expect(canvas.getByText(texts.date.asked)).toHaveFocus());
});

Member.test(
  'keeps the message of an application that was refused',
  {
    args: {
      onAskForDate: fn(async () =>
        Promise.reject(new UserFacingError(hostServerMessages.appliedBefore)),
      ),
    },
  },
  async (context) => {
    const dialog = await ask(context);
    const field = dialog.getByLabelText(texts.date.message);
    await context.userEvent.type(field, 'Again');
    await context.userEvent.click(dialog.getByRole('button', { name: texts.date.send }));
    await waitFor(() => expect(dialog.getByText(hostServerMessages.appliedBefore)).toBeVisible());
    await expect(field).toHaveValue('Again');
    await waitFor(() => expect(field).toHaveFocus());
  },
);

/** The dialog over the page. */
/** The host hides their profile, and has no logo. */
export const HiddenUser = meta.story({
  args: { host: ready({ ...moonlitHost, logo: null, user: null }) },
});

HiddenUser.test('names the host alone', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Moonlit Evenings');
  await expect(canvas.queryByText('Amira')).not.toBeInTheDocument();
});

export const AskForDate = meta.story({
  play: async (context) => {
    await ask(context);
  },
});

/** A lock replaces the logo on the cards. */
export const Visitor = meta.story({
  parameters: { site: { viewer: 'visitor' } },
  args: { viewer: 'visitor' },
});

Visitor.test('opens the sign-in', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: texts.date.ask })).toBeNull();
  const page = within(canvas.getByRole('main'));
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await expect(args.onSignIn).toHaveBeenCalledOnce();
});

/** The host sees the page as guests do, and changes it elsewhere. */
export const Own = meta.story({
  args: { viewer: 'self' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.page.edit })).toHaveAttribute(
      'href',
      '/hosts',
    );
  },
});

export const NoEvenings = meta.story({
  args: { events: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: eventMessages.noneUpcoming })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { host: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.page.notFound);
    await expect(canvas.getByRole('link', { name: texts.page.allHosts })).toHaveAttribute(
      'href',
      '/hosts',
    );
  },
});

/** The longest names, without a logo and a picture. */
export const LongContent = meta.story({
  args: {
    host: ready({
      ...moonlitHost,
      name: 'Donaudampfschifffahrtsgesellschaft Evenings for the Curious, the Late and the Shy',
      logo: null,
      user: {
        ...moonlitHost.user,
        name: 'Maximiliana-Theodora',
        profileImage: null,
      },
    }),
  },
});

export const Loading = meta.story({ args: { host: loading, events: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { events: { status: 'error', message: 'Unable to process request', onRetry } },
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
