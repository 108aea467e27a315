import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { main, page, skipLink } from './PageLayout.css.ts';

export interface PageLayoutProps extends ComponentProps<'div'> {
  /** A Header. Sign-up has none. */
  header?: ReactNode;
  /** A Footer. It begins below the window, also on a short page. */
  footer?: ReactNode;
}

const MAIN_ID = 'main';

/** The layout of a page: a skip link, the header, the page and the footer. */
export function PageLayout({ header, footer, className, children, ...rest }: PageLayoutProps) {
  const mainElement = useRef<HTMLElement>(null);
  return (
    <div {...rest} className={clsx(page, className)}>
      {header !== undefined && (
        <a
          className={skipLink}
          href={`#${MAIN_ID}`}
          onClick={(event) => {
            // Navigating to '#main' would add a history entry, and the router would handle it.
            event.preventDefault();
            mainElement.current?.focus();
          }}
        >
          Skip to content
        </a>
      )}
      {header}
      <main ref={mainElement} id={MAIN_ID} className={main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
