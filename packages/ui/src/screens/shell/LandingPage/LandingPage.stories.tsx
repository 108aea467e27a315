import { expect, fn, within } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { footerArgs } from '../../../components/Footer/example.ts';
import { Footer } from '../../../components/Footer/Footer.tsx';
import { Header } from '../../../components/Header/Header.tsx';
import { PageLayout } from '../../../components/PageLayout/PageLayout.tsx';
import { LandingPage } from './LandingPage.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/LandingPage',
  component: LandingPage,
  args: { onSignIn: fn() },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  render: (args) => (
    <PageLayout
      header={
        <Header
          links={[{ label: 'How it works', href: '#how' }]}
          entries={[{ label: 'Live Support', href: '/live-support' }]}
          {...(args.signedIn !== true && { onSignIn: args.onSignIn })}
        />
      }
      footer={<Footer {...footerArgs} />}
    >
      <LandingPage {...args} />
    </PageLayout>
  ),
});

export const Visitor = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Phone Number' }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(2);
    const page = within(canvas.getByRole('main'));
    const more = page.getByRole('link', { name: 'How it works' });
    await expect(more).toHaveAttribute('href', '#how');
  },
});

export const VisitorSmall = meta.story({ globals: { viewport: { value: 'phone' } } });

export const SignedIn = meta.story({
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Get Started' })).toBeNull();
    await expect(canvas.queryByText('Membership begins with one number. Yours.')).toBeNull();
  },
});
