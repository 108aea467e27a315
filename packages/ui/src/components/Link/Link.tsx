import { createContext, createElement, use, type ComponentProps, type ReactNode } from 'react';

/**
 * The component that renders links: takes the props of an `<a>`. Its `href` may be a path, '#id' or a URL.
 */
type LinkComponent = (props: ComponentProps<'a'>) => ReactNode;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** Renders every link below. The app passes one that uses its router for its own paths. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Sets the component that renders links, so that no component depends on the router. Without it they are
 * plain `<a>`.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

/** An unstyled link, for content that is a link as a whole: a logo, a card, an entry. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
