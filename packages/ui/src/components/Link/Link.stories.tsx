import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ButtonLink } from './ButtonLink.tsx';
import { guide } from './Link.guide.ts';
import { Link, LinkProvider } from './Link.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: TextLink,
  subcomponents: { ButtonLink, Link },
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { href: '#how', children: 'How it works' },
});

export const Default = meta.story();

export const Standalone = meta.story({
  args: { standalone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const WithinASentence = meta.story({
  render: () => (
    <p style={{ maxWidth: 320 }}>
      By continuing you agree to our <TextLink href="/terms">Terms of Use</TextLink> and have read
      our <TextLink href="/privacy">Privacy Policy</TextLink>.
    </p>
  ),
});

export const AsButton = meta.story({
  render: () => <ButtonLink href="/download">Download App</ButtonLink>,
});

export const ButtonVariants = meta.story({
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

/** Without a look: it takes that of what it stands in. */
export const Plain = meta.story({
  render: () => <Link href="/e">The Long Table</Link>,
});

export const LongContent = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 240 }}>
      <ButtonLink href="/download" block>
        Download the app to explore the Universe on this telephone
      </ButtonLink>
      <TextLink href="/how" standalone>
        How a place on the list is given, and what happens after it was given
      </TextLink>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetWidth).toBeLessThanOrEqual(240);
    }
  },
});

const onNavigate = fn();

/** What an app gives: its router gets the press, and the path. */
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

/** Each is drawn by what the provider gives. Tab goes from one to the next, and Enter follows. */
export const Keyboard = meta.story({
  render: () => (
    <LinkProvider component={RouterLink}>
      <TextLink href="/settings">Settings</TextLink>{' '}
      <ButtonLink href="/download">Download</ButtonLink>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Settings', 'Download']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onNavigate).toHaveBeenLastCalledWith(`/${name.toLowerCase()}`);
    }
  },
});
