import { createContext, createElement, use, type ComponentProps, type ReactNode } from 'react';

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
