import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ButtonLink } from './ButtonLink.tsx';
import { Link, LinkProvider } from './Link.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: TextLink,
  subcomponents: { ButtonLink, Link },
  args: { href: '#how', children: 'How it works' },
});

export const Text = meta.story();

export const Standalone = meta.story({ args: { standalone: true } });

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
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
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

export const LongLabel = meta.story({
  render: () => (
    <div style={{ width: 240 }}>
      <ButtonLink href="/download" block>
        Download the app to explore the Universe on this telephone
      </ButtonLink>
    </div>
  ),
});

const onNavigate = fn();

/** The component that the provider gives gets the press, and the path. */
export const DrawnByTheProvider = meta.story({
  render: () => (
    <LinkProvider
      component={({ href, children, ...rest }) => (
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
      )}
    >
      <TextLink href="/account">Settings</TextLink>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNavigate).toHaveBeenCalledWith('/account');
  },
});
