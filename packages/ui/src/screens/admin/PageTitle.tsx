import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { actions as actionsClass } from './PageTitle.css.ts';

interface PageTitleProps {
  title: ReactNode;
  /** A state beside the title. */
  badge?: ReactNode;
  /** The buttons at the end of the line. */
  actions?: ReactNode;
}

/** The title row of a page about one user, or of the image pages. */
export function PageTitle({ title, badge, actions }: PageTitleProps) {
  return (
    <Inline as="header" gap={4} rowGap={3} justify="between" spaceAfter={4}>
      <Inline gap={3} rowGap={2}>
        <Heading level={1} size="2xl" family="title">
          {title}
        </Heading>
        {badge}
      </Inline>
      {actions !== undefined && (
        <Inline gap={2} className={actionsClass}>
          {actions}
        </Inline>
      )}
    </Inline>
  );
}
