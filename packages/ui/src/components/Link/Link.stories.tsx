import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { BackLink } from './BackLink.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { guide } from './Link.guide.ts';
import { Link, LinkProvider } from './Link.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Link',
  component: TextLink,
  subcomponents: { ButtonLink, BackLink, Link },
  tags: ['ready'],
  parameters: { guide },
  args: { href: '#how', children: 'How it works' },
});

export const Default = meta.story();

/** Within a sentence, on its own line, and unstyled: it inherits its surroundings. */
export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: 320 }}>
      <p>
        By continuing you agree to our <TextLink href="/terms">Terms of Use</TextLink> and have read
        our <TextLink href="/privacy">Privacy Policy</TextLink>.
      </p>
      <TextLink {...args} standalone />
      <Link href="/e">The Long Table</Link>
    </div>
  ),
});

export const AsButton = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <ButtonLink href="/a">Solid</ButtonLink>
      <ButtonLink href="/b" variant="outline">
        Outline
      </ButtonLink>
      <ButtonLink href="/c" variant="quiet">
        Quiet
      </ButtonLink>
      <ButtonLink href="/d" variant="precious" capitals>
        PRECIOUS
      </ButtonLink>
      <ButtonLink href="/e" size="small">
        Small
      </ButtonLink>
      <ButtonLink href="/f" size="large">
        Large
      </ButtonLink>
    </div>
  ),
});

/** Above the title of a page. */
export const Back = meta.story({
  parameters: picturedByScreens,
  render: () => <BackLink href="/events">Discover</BackLink>,
});

/** Above the title of a dense page. */
export const SmallBack = meta.story({
  parameters: picturedByScreens,
  render: () => (
    <BackLink href="/admin/users" size="small">
      Active Users
    </BackLink>
  ),
});

Variants.test('has the size of a touch target on its own line', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'How it works' });
  await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
});

const onNavigate = fn();

/** The link component of an app: its router handles the press, and gets the path. */
function RouterLink({ href, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onNavigate(href);
      }}
    >
      {children}
    </a>
  );
}

Default.test(
  'is rendered by the component of the provider, and followed by Enter',
  {
    render: () => (
      <LinkProvider component={RouterLink}>
        <TextLink href="/settings">Settings</TextLink>{' '}
        <ButtonLink href="/download">Download</ButtonLink>
      </LinkProvider>
    ),
  },
  async ({ canvas, userEvent }) => {
    for (const name of ['Settings', 'Download']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onNavigate).toHaveBeenLastCalledWith(`/${name.toLowerCase()}`);
    }
  },
);
