import { clsx } from 'clsx';
import {
  createContext,
  createElement,
  memo,
  use,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { button, label } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { standalone as standaloneClass, textLink } from './Link.css.ts';

/** What a link is drawn with: takes the props of an `<a>`. Its `href` may be a path, '#id' or a URL. */
export type LinkComponent = (props: ComponentProps<'a'>) => ReactNode;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** Draws every link below. The app gives one that asks its router for paths of its own. */
  component: LinkComponent;
  children: ReactNode;
}

/** Says how links are drawn, so that no component knows the router. Without it they are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link without a look of its own, for what is a link as a whole: a logo, a card, an entry. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}

export interface TextLinkProps extends LinkProps {
  /** Stands on a line of its own, and so gets the height of a touch target. */
  standalone?: boolean;
}

/** An underlined link, within a sentence or beside a button. */
export const TextLink = memo(function TextLink({
  standalone = false,
  className,
  ...rest
}: TextLinkProps) {
  return createElement(use(LinkContext), {
    ...rest,
    className: clsx(textLink, standalone && standaloneClass, className),
  });
});

export interface ButtonLinkProps
  extends LinkProps, Pick<ButtonProps, 'variant' | 'size' | 'capitals' | 'block'> {}

/** Goes somewhere, and looks like a Button. For starting an action, use Button. */
export function ButtonLink({
  variant,
  size,
  capitals,
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={clsx(button({ variant, size, capitals, block }), className)}>
      <span className={label}>{children}</span>
    </Link>
  );
}
