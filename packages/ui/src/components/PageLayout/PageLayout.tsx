import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { main, page, skipLink } from './PageLayout.css.ts';

export interface PageLayoutProps extends ComponentProps<'div'> {
  /** A Header. Sign-up has none. */
  header?: ReactNode;
  /** A Footer. It begins below the window, even of a short page. */
  footer?: ReactNode;
}

const MAIN_ID = 'main';

/** What stands around a page: a way past the header, the header, the page and the footer. */
export function PageLayout({ header, footer, className, children, ...rest }: PageLayoutProps) {
  const mainElement = useRef<HTMLElement>(null);
  return (
    <div {...rest} className={clsx(page, className)}>
      {header !== undefined && (
        <a
          className={skipLink}
          href={`#${MAIN_ID}`}
          onClick={(event) => {
            // Going to '#main' would leave a step in the history, and mean something to the router.
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
